/** The end of a turn that runs. */
import type { MentatPauseActivity } from './contract.ts';
import { runningOf } from '../../model/stack.ts';
import type { GameState } from '../../model/state.ts';

export const runningPause = (state: GameState): MentatPauseActivity | null => runningOf(state, 'mentat-pause');
