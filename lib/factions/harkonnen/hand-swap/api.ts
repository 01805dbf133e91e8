/** What others may ask of a swap of hands. */
import { factionState } from '../../../model/selectors.ts';
import type { GameState } from '../../../model/state.ts';
import type { HandSwapActivity } from './contract.ts';

/** How many cards go back: as many as came, or all that a hand told anew still has. */
export const cardsOwed = (state: GameState, { by, taken }: HandSwapActivity): number =>
  Math.min(taken ?? 0, factionState(state, by).hand.length);
