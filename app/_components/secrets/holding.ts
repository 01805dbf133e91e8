import type { OwnView, SeatView, TableView } from '#client';
import type { IconName } from '../icon.tsx';

/** One line about the pieces that a seat holds. */
export interface HeldLine {
  readonly sign: IconName;
  readonly words: string;
}

/** Property of some factions, under the common cover of a waiting phone. */
export interface Holding {
  /** The line; `null` for a faction that never has such property. */
  readonly line: (mine: OwnView, table: TableView) => HeldLine | null;
  /** Returns the largest possible content with the longest words, from public facts only. */
  readonly most: (view: SeatView) => Partial<OwnView>;
}
