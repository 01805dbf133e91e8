import type { FactionId } from './factions.ts';
import type { LogFact } from './log.ts';
import type { PhaseId } from './phases.ts';
import type { PromptKind } from './prompts.ts';

/** One public line of the log that a chronicle tells, and when it was: `at` is server time in milliseconds. */
export interface ChronicleLine {
  readonly turn: number;
  readonly at: number;
  readonly fact: LogFact;
}

/** How long a seat let the table wait for one decision, in milliseconds. */
export interface LongestWait {
  readonly faction: FactionId;
  readonly to: PromptKind;
  readonly turn: number;
  readonly ms: number;
}

/** What everybody could see of a finished game. Times are in milliseconds; a break is in none of them. */
export interface Chronicle {
  /** Oldest first; lines that were taken back are left out. */
  readonly lines: readonly ChronicleLine[];
  /** The time played, without breaks and pauses. */
  readonly played: number;
  /** In the order in which they first came. */
  readonly phases: readonly { readonly phase: PhaseId; readonly ms: number }[];
  /** How long the table waited for each seat, in the order of the seats; several seats can be awaited at once. */
  readonly waits: readonly { readonly faction: FactionId; readonly ms: number }[];
  /** `null` where the table never waited for a seat. */
  readonly longestWait: LongestWait | null;
}
