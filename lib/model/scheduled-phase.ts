import type { PhaseId } from './phases.ts';

/** The next phase, which follows by itself unless somebody holds the table. */
export interface NextDue {
  /** After which phase of which turn. */
  readonly turn: number;
  readonly after: PhaseId;
  readonly next: PhaseId;
  /** Of the moment it was found: what has been put right or taken back since gives people the whole time again. */
  readonly epoch: number;
  /** Server time, ms. */
  readonly opened: number;
  readonly deadline: number;
}

/** As much of the position as it rests on. */
interface Standing {
  readonly pace: { readonly byItself: boolean; readonly due: NextDue | null };
  readonly stack: readonly unknown[];
  readonly turn: number;
  readonly phase: PhaseId;
  readonly epoch: number;
}

/** The phase that follows by itself; `null` where none does, or where something has changed since it was found. */
export function scheduledPhase({ pace: { byItself, due }, stack, turn, phase, epoch }: Standing): NextDue | null {
  const isTrue = byItself && due?.turn === turn && due.after === phase && due.epoch === epoch && stack.length === 1;
  return isTrue ? due : null;
}
