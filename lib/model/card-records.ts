import type { PhaseId } from './phases.ts';

/** When the desk looked through the cards that lie open. */
export interface LookedThrough {
  readonly turn: number;
  readonly phase: PhaseId;
}

/** As much of the position as it rests on. */
interface Standing {
  readonly lookedThrough: LookedThrough | null;
  readonly turn: number;
  readonly phase: PhaseId;
}

/** Whether the desk reads every card that lies open: it has said so, and is given the rest of the phase to put them right. */
export const isLookedThrough = ({ lookedThrough, turn, phase }: Standing): boolean =>
  lookedThrough?.turn === turn && lookedThrough.phase === phase;
