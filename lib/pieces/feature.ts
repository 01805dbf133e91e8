/** Forces, leaders, spice and cards, in any phase. */
import type { Feature } from '../kernel/feature.ts';
import { titlesNotInDeck } from './hands.ts';
import type { PiecesContract } from './contract.ts';
import { facts } from './facts.ts';
import { actions } from './actions.ts';
import { reducer } from './reducer.ts';
import { isSound } from './soundness.ts';
import { secrets } from './secrets.ts';
import { log, logUndone } from './log.ts';
import { ownView, powersInPlay } from './view.ts';

export const pieces: Feature<PiecesContract> = {
  initialSlice: () => ({ spiceInFront: [], laidCards: [], unseenDiscards: [], leaderCards: [] }),
  publicView: (ctx, state) => ({
    notInDeck: titlesNotInDeck(ctx.rules),
    powers: powersInPlay(ctx, state),
    spiceInFront: state.spiceInFront,
  }),
  reducer,
  log,
  actions,
  facts,
  secrets,
  isSound,
  // A leader rests only after a Ghola.
  redactCards: { 'leader-revived': (fact) => ({ ...fact, resting: false }) },
  logUndone,
  neverUndone: ['CardDiscarded', 'CardRemoved'],
  ownView,
};
