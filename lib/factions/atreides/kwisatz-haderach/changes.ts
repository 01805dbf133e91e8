import type { GameState } from '../../../model/state.ts';

/** Changes the Kwisatz Haderach, where somebody has one. */
export const withKwisatzHaderach = (
  state: GameState,
  change: Partial<NonNullable<GameState['kwisatzHaderach']>>,
): GameState =>
  state.kwisatzHaderach === null ? state : { ...state, kwisatzHaderach: { ...state.kwisatzHaderach, ...change } };
