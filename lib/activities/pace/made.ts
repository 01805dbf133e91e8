/** What others make happen in it. */
import type { PhaseId } from '../../table/phases.ts';
import type { GameState } from '../../table/state.ts';
import type { PaceEvent } from './contract.ts';

/** Time to read what a phase has come to, and to say that one is still talking. */
const TIME_TO_READ = 5_000;

/** The next phase follows by itself a little later (server time, ms). */
export const nextPhaseDue = (
  { turn, phase: after, epoch }: GameState,
  next: PhaseId,
  at: number,
): Extract<PaceEvent, { readonly type: 'NextPhaseDue' }> => ({
  type: 'NextPhaseDue',
  due: { turn, after, next, epoch, opened: at, deadline: at + TIME_TO_READ },
});
