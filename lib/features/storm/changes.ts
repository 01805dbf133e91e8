/** Small updates of the running storm for reducers. */
import { must } from '../../core/assert-never.ts';
import { currentStorm } from '../../model/selectors.ts';
import { updateActivity } from '../../model/stack.ts';
import type { GameState } from '../../model/state.ts';
import type { StormActivity } from './contract.ts';

/** Returns the position with an updated storm. */
export function inStorm(state: GameState, change: (storm: StormActivity) => Partial<StormActivity>): GameState {
  const storm = must(currentStorm(state), 'a running storm');
  return updateActivity(state, 'storm', storm.id, change);
}
