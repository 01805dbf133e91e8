/** Harvests that the table plays with its own cards: all seats tell which forces these have placed. */
import type { Place } from '../../../../model/board.ts';
import type { FactionId } from '../../../../model/factions.ts';

/** The table plays with its own cards until all seats have told their placement. */
export interface PlacingOnTableActivity {
  readonly kind: 'placing-on-table';
  readonly id: 'placing-on-table';
  /** The factions that have told their placement. It is public, and is on the board at once. */
  readonly told: readonly FactionId[];
}

/** The events of harvests with the table's own cards. */
export type PlacingOnTableEvent =
  | { readonly type: 'PlacingOnTableBegan' }
  /** The placements follow. `count` are all its forces on the board. */
  | { readonly type: 'PlacementTold'; readonly faction: FactionId; readonly count: number }
  /** All seats have told theirs. Nobody has counted the spice of the sheets and of the other troop cards yet. */
  | { readonly type: 'PlacingOnTableEnded' };

/** The prompts of harvests with the table's own cards. */
export type PlacingOnTablePrompt =
  /**
   * The answer is a record of part name to plain forces, and of part name with `PLACED_SPECIAL` to special ones;
   * without special forces, of part name alone. `most` forces in all.
   */
  {
    readonly kind: 'tell-placement';
    /** The strongholds without forces of other factions. */
    readonly parts: readonly Place[];
    readonly most: number;
    /** Special forces in the reserves. */
    readonly special: number;
  };

/** The log lines of harvests with the table's own cards. */
export type PlacingOnTableLogFact =
  | { readonly code: 'placing-on-table-began' }
  | { readonly code: 'placement-told'; readonly faction: FactionId; readonly count: number };
