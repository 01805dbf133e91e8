import type { OwnView, TableView } from '#client';

/** What the screen reads out now: phones and desk tell it once the screen has. */
export interface ReadOut {
  /** The line of the log that says how it comes out, which no other reading has. */
  readonly line: number;
  /** When the screen has told it (server time, ms). */
  readonly until: number;
  /** A theatre: who cannot wait need not, and who asks for less motion waits for none. */
  readonly mayBeHurried: boolean;
  /** Whether the table stood at this very matter, and nothing of it was decided. */
  readonly isBefore: (table: TableView) => boolean;
  /** What everybody follows meanwhile as it stands now; all else of the table waits. */
  readonly followed: Partial<TableView>;
  /** What waits of what a seat holds. */
  readonly held: readonly (keyof OwnView)[];
}

/** What a feature has read out at this table; `null` while that is nothing. */
export type ReadsOut = (table: TableView) => ReadOut | null;
