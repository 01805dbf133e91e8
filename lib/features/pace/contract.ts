import type { NextDue } from '../../model/scheduled-phase.ts';

/** The events of the pace. */
export type PaceEvent =
  | { readonly type: 'PaceChosen'; readonly byItself: boolean }
  /** A phase that Mentat plays is over, and Mentat also plays the next phase. */
  | { readonly type: 'NextPhaseDue'; readonly due: NextDue };

/** The log line. */
export type PaceLogFact = { readonly code: 'pace-chosen'; readonly byItself: boolean };

/** The commands of the moderator. */
export type PaceCommand =
  /** The moderator sets whether phases that Mentat plays start automatically, or only when a player presses Next. */
  { readonly type: 'ChoosePace'; readonly byItself: boolean };

/** The refusals of the pace. */
export type PaceRefusal =
  /** No phase starts automatically now. */
  | { readonly code: 'nothing-follows' }
  /** Other seats may still cancel the last action. */
  | { readonly code: 'may-still-be-undone' };

/** The public view of the pace. */
export interface PacePublicView {
  /** Whether phases that Mentat plays start automatically. */
  readonly goesOnByItself: boolean;
  /** The next phase that starts automatically, with its time; `null` if there is no such phase. */
  readonly followsSoon:
    | (Pick<NextDue, 'next' | 'opened' | 'deadline'> & {
        /** Whether a seat may start the next phase at once. */
        readonly mayGoOn: boolean;
      })
    | null;
}

/** The slice of the pace. */
export interface PaceSlice {
  readonly pace: { readonly byItself: boolean; readonly due: NextDue | null };
}

/** The contract of the pace. */
export interface PaceContract {
  readonly slice: PaceSlice;
  readonly event: PaceEvent;
  readonly logFact: PaceLogFact;
  readonly command: PaceCommand;
  readonly refusal: PaceRefusal;
  readonly publicView: PacePublicView;
}
