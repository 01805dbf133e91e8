import type { FactionId } from '../../../model/factions.ts';

/** The id of the question in a turn. */
export type GrantId = `grant-${number}`;

/** Free revivals of one ally in one turn: the number of forces, and the number of leaders after its move. */
export interface Granted {
  readonly ally: FactionId;
  readonly forces: number;
  readonly leaders: number;
}

/** The moment of a turn at which the Bene Tleilaxu say what their allies revive for free. */
export interface GrantActivity {
  readonly kind: 'grant';
  readonly id: GrantId;
  /** The allies about which the Bene Tleilaxu have answered. */
  readonly answered: readonly FactionId[];
}

/** The events of grants. */
export type GrantsEvent =
  | { readonly type: 'GrantsAsked'; readonly turn: number }
  | ({ readonly type: 'RevivalGranted'; readonly faction: FactionId } & Granted)
  | { readonly type: 'GrantsOver' };

/** The prompt of grants; the comment gives the shape of an answer. */
export type GrantsPrompt =
  /** What an ally revives for free in this turn: `{ forces, leaders }`. The fields give the largest numbers. */
  { readonly kind: 'grant-revival' } & Granted;

/** The log line of grants. */
export type GrantsLogFact = { readonly code: 'revival-granted'; readonly faction: FactionId } & Granted;

/** The slice of this feature. */
export interface GrantsSlice {
  readonly grants: {
    /** The last turn in which the Bene Tleilaxu were asked; `null` before the first. */
    readonly askedIn: number | null;
    /** The grants of that turn. Each revived leader lowers the number of leaders. */
    readonly given: readonly Granted[];
  };
}

/** The contract of grants. */
export interface GrantsContract {
  readonly slice: GrantsSlice;
  readonly activity: GrantActivity;
  readonly event: GrantsEvent;
  readonly prompt: GrantsPrompt;
  readonly logFact: GrantsLogFact;
}
