/** Queries about a swap of hands, for other features. */
import { factionState } from '../../../model/selectors.ts';
import type { GameState } from '../../../model/state.ts';
import type { HandSwapActivity } from './contract.ts';

/**
 * Returns how many cards must go back: as many as were taken, or fewer, if the hand has fewer after a new declaration.
 */
export const cardsOwed = (state: GameState, { by, taken }: HandSwapActivity): number =>
  Math.min(taken ?? 0, factionState(state, by).hand.length);
