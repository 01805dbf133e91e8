import type { GameState } from '../../../model/state.ts';
import type { DeadTraitorsSlice } from './contract.ts';

type Traitors = DeadTraitorsSlice['deadTraitors'];

/** Returns the state with a change of the traitors of Tleilaxu. */
export const withTraitors = (state: GameState, change: (traitors: Traitors) => Partial<Traitors>): GameState => ({
  ...state,
  deadTraitors: { ...state.deadTraitors, ...change(state.deadTraitors) },
});
