import type { OwnView, TableView } from '#client';

/** The result that the screen presents now. Phones and desk show it after the screen. */
export interface ReadOut {
  /** The log line of the result. No other presentation has the same line. */
  readonly line: number;
  /** When the presentation ends (server time, ms). */
  readonly until: number;
  /** Whether a user can skip the presentation. Users who want less motion skip it in any case. */
  readonly mayBeHurried: boolean;
  /** Whether a table is at the point just before the result. */
  readonly isBefore: (table: TableView) => boolean;
  /** The parts of the view that stay live; the rest waits. */
  readonly followed: Partial<TableView>;
  /** The parts of a seat's own view that wait. */
  readonly held: readonly (keyof OwnView)[];
}

/** Returns what a feature presents at this table; `null` if the feature presents nothing. */
export type ReadsOut = (table: TableView) => ReadOut | null;
