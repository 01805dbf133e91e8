/**
 * Records of treachery cards, for the factions that the rulebook names, or for everybody. The views leave them
 * out for all others. The desk may read them in public.
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
