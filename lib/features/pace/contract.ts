import type { NextDue } from '../../model/scheduled-phase.ts';

/** How a table goes on from phase to phase. */
export type PaceEvent =
  | { readonly type: 'PaceChosen'; readonly byItself: boolean }
  /** A phase that Mentat plays is done, and the next one is such, too. */
  | { readonly type: 'NextPhaseDue'; readonly due: NextDue };

/** What is told of it. */
export type PaceLogFact = { readonly code: 'pace-chosen'; readonly byItself: boolean };

/** Of the moderator. */
export type PaceCommand =
  /** Whether phases that Mentat plays follow by themselves, or somebody says "next". */
  { readonly type: 'ChoosePace'; readonly byItself: boolean };

/** Why nobody can go on. */
export type PaceRefusal =
  /** Nothing follows by itself now. */
  | { readonly code: 'nothing-follows' }
  /** Somebody may still stop what was done last. */
  | { readonly code: 'may-still-be-undone' };

/** What everybody sees of it. */
export interface PacePublicView {
  /** Whether phases that Mentat plays follow by themselves. */
  readonly goesOnByItself: boolean;
  /** What follows, and when; `null` while nothing does. */
  readonly followsSoon:
    | (Pick<NextDue, 'next' | 'opened' | 'deadline'> & {
        /** Whether a seat may go on at once. */
        readonly mayGoOn: boolean;
      })
    | null;
}

/** What the state has of it. */
export interface PaceSlice {
  readonly pace: { readonly byItself: boolean; readonly due: NextDue | null };
}

/** How a table goes on, as it knows it. */
export interface PaceContract {
  readonly slice: PaceSlice;
  readonly event: PaceEvent;
  readonly logFact: PaceLogFact;
  readonly command: PaceCommand;
  readonly refusal: PaceRefusal;
  readonly publicView: PacePublicView;
}
