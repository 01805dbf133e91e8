import type { PhaseId } from './phases.ts';

/** The moment when the desk looked through the open cards. */
export interface LookedThrough {
  readonly turn: number;
  readonly phase: PhaseId;
}

/** The fields of the position that this file reads. */
interface Standing {
  readonly lookedThrough: LookedThrough | null;
  readonly turn: number;
  readonly phase: PhaseId;
}

/** Whether the desk may read every open card: it looks through the cards in this phase to correct them. */
export const isLookedThrough = ({ lookedThrough, turn, phase }: Standing): boolean =>
  lookedThrough?.turn === turn && lookedThrough.phase === phase;
