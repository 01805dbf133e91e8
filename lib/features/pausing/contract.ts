import type { Actor } from '../../model/audience.ts';
import type { FactionId } from '../../model/factions.ts';

/** Hands raised, and the moderator’s pause. */
export type PausingEvent =
  | { readonly type: 'HandRaised'; readonly faction: FactionId; readonly at: number }
  /** `by` is the faction itself, or the moderator. `shift` is the delay of open deadlines (ms). */
  | { readonly type: 'HandLowered'; readonly faction: FactionId; readonly by: Actor; readonly shift: number }
  | { readonly type: 'TablePaused'; readonly at: number }
  /** The moderator begins a correction: the table pauses, and continues like after a pause. */
  | { readonly type: 'TablePausedForCorrection'; readonly at: number }
  /** `shift` is the delay of open deadlines (ms); 0 while a raised hand still stops them. */
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
   * “We are still talking”: nothing advances until the hand is lowered. A seat raises and lowers its own; the moderator
   * lowers all.
   */
  | { readonly type: 'RaiseHand' }
  | { readonly type: 'LowerHand' }
  /** Pauses or resumes the table; open deadlines are delayed. Moderator. */
  | { readonly type: 'PauseTable' }
  | { readonly type: 'ResumeTable' };

/** The refusals of raised hands. */
export type PausingRefusal = { readonly code: 'hand-not-raised' };

/** The slice of this feature. */
export interface PausingSlice {
  /** Factions with a raised hand (“we are still talking”), and since when (server time). */
  readonly talking: readonly { readonly faction: FactionId; readonly since: number }[];
  /** Since when the moderator has paused the table (server time); `null` without a pause. */
  readonly paused: number | null;
  /** Whether the pause is for a correction. */
  readonly mending: boolean;
}

/** The public view of this feature. */
export interface PausingPublicView {
  /** Whether the moderator has paused for a correction; only during the pause. */
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
