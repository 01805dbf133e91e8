import type { EditionId, OwnView, SeatView } from '#client';
import type { IconName } from '../icon.tsx';

/** One line of what a seat holds. */
export interface HeldLine {
  readonly sign: IconName;
  readonly words: string;
}

/** What only some factions hold, beneath the one cover of a phone that waits. */
export interface Holding {
  /** `null` for a faction that never has any of it. */
  readonly line: (mine: OwnView, edition: EditionId) => HeldLine | null;
  /** The most that may lie there, in words as long as the longest. Made from what everybody knows alone. */
  readonly most: (view: SeatView) => Partial<OwnView>;
}
