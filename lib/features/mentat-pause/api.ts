/** The running end of a turn. */
import type { MentatPauseActivity } from './contract.ts';
import { findActivity } from '../../model/stack.ts';
import type { GameState } from '../../model/state.ts';

/** Returns the running end of a turn, or `null`. */
export const runningPause = (state: GameState): MentatPauseActivity | null => findActivity(state, 'mentat-pause');
