import type { FactionId } from './factions.ts';
import type { LogFact } from './log.ts';
import type { PhaseId } from './phases.ts';
import type { PromptKind } from './prompts.ts';

/** One public line of the log in a chronicle, and its time `at` (server time, ms). */
export interface ChronicleLine {
  readonly turn: number;
  readonly at: number;
  readonly fact: LogFact;
}

/** The longest wait of the table for one decision (ms). */
export interface LongestWait {
  readonly faction: FactionId;
  readonly to: PromptKind;
  readonly turn: number;
  readonly ms: number;
}

/** The public facts of a finished game. Times are in milliseconds and contain no breaks. */
export interface Chronicle {
  /** The lines, oldest first, without lines that were taken back. */
  readonly lines: readonly ChronicleLine[];
  /** The playing time, without breaks and pauses. */
  readonly played: number;
  /** The phases, in the order of their first appearance. */
  readonly phases: readonly { readonly phase: PhaseId; readonly ms: number }[];
  /**
   * How long the table waited for each seat, in the order of the seats. Several seats can be awaited at the same time.
   */
  readonly waits: readonly { readonly faction: FactionId; readonly ms: number }[];
  /** The longest wait for a seat; `null` if the table never waited for a seat. */
  readonly longestWait: LongestWait | null;
}
