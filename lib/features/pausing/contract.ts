import type { Actor } from '../../model/audience.ts';
import type { FactionId } from '../../model/factions.ts';

/** Hands raised, and the moderator’s pause. */
export type PausingEvent =
  | { readonly type: 'HandRaised'; readonly faction: FactionId; readonly at: number }
  /** `by` is the faction itself, or the moderator. `shift` is how long open deadlines are put off, in ms. */
  | { readonly type: 'HandLowered'; readonly faction: FactionId; readonly by: Actor; readonly shift: number }
  | { readonly type: 'TablePaused'; readonly at: number }
  /** The moderator has begun to put something right: the table is held like in a pause, and goes on like after one. */
  | { readonly type: 'TablePausedForCorrection'; readonly at: number }
  /** `shift` is how long open deadlines are put off, in ms; 0 while a raised hand still holds them. */
  | { readonly type: 'TableResumed'; readonly shift: number };

/** What is told of it. */
export type PausingLogFact =
  | { readonly code: 'hand-raised'; readonly faction: FactionId }
  | { readonly code: 'hand-lowered'; readonly faction: FactionId; readonly byModerator: boolean }
  | { readonly code: 'table-paused' }
  | { readonly code: 'table-resumed' };

/** What may be asked of it. */
export type PausingCommand =
  /** "We are still talking": nothing advances until lowered. Seats for themselves; the moderator lowers all. */
  | { readonly type: 'RaiseHand' }
  | { readonly type: 'LowerHand' }
  /** The table is held, or goes on where it stood; open deadlines are put off. Moderator. */
  | { readonly type: 'PauseTable' }
  | { readonly type: 'ResumeTable' };

/** What talking refuses. */
export type PausingRefusal = { readonly code: 'hand-not-raised' };

/** What the state has of it. */
export interface PausingSlice {
  /** Factions that say "we are still talking", and since when (server time). */
  readonly talking: readonly { readonly faction: FactionId; readonly since: number }[];
  /** Since when the moderator holds the table (server time); `null` while it goes on. */
  readonly paused: number | null;
  /** Whether it is held because the moderator puts something right. */
  readonly mending: boolean;
}

/** What everybody sees of it. */
export interface PausingPublicView {
  /** The moderator holds the table to put something right; only while it is held. */
  readonly mending: boolean;
}

/** What holds the table up, as the table knows it. */
export interface PausingContract {
  readonly refusal: PausingRefusal;
  readonly slice: PausingSlice;
  readonly event: PausingEvent;
  readonly logFact: PausingLogFact;
  readonly command: PausingCommand;
  readonly publicView: PausingPublicView;
}
