import type { GameState } from '../../../model/state.ts';

/** Updates the Kwisatz Haderach, if the table has one. */
export const withKwisatzHaderach = (
  state: GameState,
  change: Partial<NonNullable<GameState['kwisatzHaderach']>>,
): GameState =>
  state.kwisatzHaderach === null ? state : { ...state, kwisatzHaderach: { ...state.kwisatzHaderach, ...change } };
