import type { PhaseId } from './phases.ts';

/** The next phase, which starts automatically unless the table is paused. */
export interface NextDue {
  /** The phase and turn after which the scheduled phase starts. */
  readonly turn: number;
  readonly after: PhaseId;
  readonly next: PhaseId;
  /** The epoch of the announcement. After a correction or a take-back, the whole time starts again. */
  readonly epoch: number;
  /** The server's time (ms) at which the phase was opened. */
  readonly opened: number;
  readonly deadline: number;
}

/** The fields of the position that this file reads. */
interface Standing {
  readonly pace: { readonly byItself: boolean; readonly due: NextDue | null };
  readonly stack: readonly unknown[];
  readonly turn: number;
  readonly phase: PhaseId;
  readonly epoch: number;
}

/**
 * Returns the next automatic phase; `null` if no phase is announced, or if something has changed since its
 * announcement.
 */
export function scheduledPhase({ pace: { byItself, due }, stack, turn, phase, epoch }: Standing): NextDue | null {
  const isTrue = byItself && due?.turn === turn && due.after === phase && due.epoch === epoch && stack.length === 1;
  return isTrue ? due : null;
}
