import type { PhaseId } from './phases.ts';

/** When the desk looked through the open cards. */
export interface LookedThrough {
  readonly turn: number;
  readonly phase: PhaseId;
}

/** The part of the position that matters here. */
interface Standing {
  readonly lookedThrough: LookedThrough | null;
  readonly turn: number;
  readonly phase: PhaseId;
}

/**
 * Whether the desk reads every open card. It said that it looks through them, and has the rest of the phase for
 * corrections.
 */
export const isLookedThrough = ({ lookedThrough, turn, phase }: Standing): boolean =>
  lookedThrough?.turn === turn && lookedThrough.phase === phase;
