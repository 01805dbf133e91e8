import type { Actor } from '../../model/audience.ts';
import type { FactionId } from '../../model/factions.ts';

/** Hands raised, and the moderator’s pause. */
export type PausingEvent =
  | { readonly type: 'HandRaised'; readonly faction: FactionId; readonly at: number }
  /**
   * A seat lowers its hand. `by` is the faction itself, or the moderator. `shift` is the time (ms) by which open
   * deadlines move.
   */
  | { readonly type: 'HandLowered'; readonly faction: FactionId; readonly by: Actor; readonly shift: number }
  | { readonly type: 'TablePaused'; readonly at: number }
  /** The moderator begins a correction. The table pauses until the moderator resumes it, as in any pause. */
  | { readonly type: 'TablePausedForCorrection'; readonly at: number }
  /**
   * The pause ends. `shift` is the time (ms) by which open deadlines move; 0 as long as a raised hand still stops the
   * deadlines.
   */
  | { readonly type: 'TableResumed'; readonly shift: number };

/** The log lines of this feature. */
export type PausingLogFact =
  | { readonly code: 'hand-raised'; readonly faction: FactionId }
  | { readonly code: 'hand-lowered'; readonly faction: FactionId; readonly byModerator: boolean }
  | { readonly code: 'table-paused' }
  | { readonly code: 'table-resumed' };

/** The commands of this feature. */
export type PausingCommand =
  /**
   * Raises or lowers a hand (“we are still talking”). The game does not go on until the hand is lowered. A seat raises
   * and lowers its own hand; the moderator lowers all hands.
   */
  | { readonly type: 'RaiseHand' }
  | { readonly type: 'LowerHand' }
  /** The moderator pauses or resumes the table. Open deadlines move by the length of the pause. */
  | { readonly type: 'PauseTable' }
  | { readonly type: 'ResumeTable' };

/** The refusals of raised hands. */
export type PausingRefusal = { readonly code: 'hand-not-raised' };

/** The slice of this feature. */
export interface PausingSlice {
  /** The factions with a raised hand (“we are still talking”), and the server time at which each was raised (ms). */
  readonly talking: readonly { readonly faction: FactionId; readonly since: number }[];
  /** The server time at which the moderator paused the table (ms); `null` without a pause. */
  readonly paused: number | null;
  /** Whether the pause is for a correction. */
  readonly mending: boolean;
}

/** The public view of this feature. */
export interface PausingPublicView {
  /** Whether the moderator has paused the table for a correction; `false` without a pause. */
  readonly mending: boolean;
}

/** The contract of pauses. */
export interface PausingContract {
  readonly refusal: PausingRefusal;
  readonly slice: PausingSlice;
  readonly event: PausingEvent;
  readonly logFact: PausingLogFact;
  readonly command: PausingCommand;
  readonly publicView: PausingPublicView;
}
