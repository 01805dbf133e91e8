import type { FactionId } from '../../../model/factions.ts';

/** A faction that revives no forces in the revival of this turn. Public. */
export interface Stopped {
  readonly faction: FactionId;
  readonly turn: number;
}

/** The event of this feature. */
export type StoppedRevivalEvent = { readonly type: 'RevivalStopped' } & Stopped;

/** The log line of this feature. */
export type StoppedRevivalLogFact = { readonly code: 'revival-stopped' } & Stopped;

/** The slice of this feature. */
export interface StoppedRevivalSlice {
  readonly stoppedRevivals: readonly Stopped[];
}

/** The contract of this feature. */
export interface StoppedRevivalContract {
  readonly slice: StoppedRevivalSlice;
  readonly event: StoppedRevivalEvent;
  readonly logFact: StoppedRevivalLogFact;
}
