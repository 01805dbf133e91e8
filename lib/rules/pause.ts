/** The end of a turn that runs. */
import type { MentatPauseActivity } from '../phases/mentat-pause/contract.ts';
import type { GameState } from '../table/state.ts';

export const runningPause = (state: GameState): MentatPauseActivity | null =>
  state.stack.find((activity): activity is MentatPauseActivity => activity.kind === 'mentat-pause') ?? null;
