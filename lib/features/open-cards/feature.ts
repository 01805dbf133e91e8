/**
 * Who may keep records of treachery cards: whom the rulebook names, or everybody. What that hides from the others
 * is left out where views are built; here the desk gets at it all the same, for all to hear.
 */
import type { Feature } from '../../kernel/feature.ts';
import { isLookedThrough } from '../../model/card-records.ts';
import { accepted } from '../../model/decision.ts';
import type { OpenCardsContract } from './contract.ts';
import { whyNotOpen } from './api.ts';

export const openCards: Feature<OpenCardsContract> = {
  initialSlice: () => ({ lookedThrough: null }),
  commands: {
    LookThroughOpenCards: {
      from: 'moderator',
      input: {},
      decide: (ctx, state) =>
        whyNotOpen(ctx, state) === null
          ? accepted()
          : accepted({ type: 'OpenCardsLookedThrough', turn: state.turn, phase: state.phase }),
    },
  },
  reducer: {
    OpenCardsLookedThrough: (state, { turn, phase }) => ({ ...state, lookedThrough: { turn, phase } }),
  },
  log: { OpenCardsLookedThrough: () => ({ code: 'open-cards-looked-through' }) },
  publicView: (ctx, state) => ({
    cardRecordsOf: ctx.rules.cardRecordsOf,
    openCardsLookedThrough: isLookedThrough(state),
  }),
};
