/** Harvests that the table plays with its own cards. All seats tell which forces these cards have placed. */
import type { Place } from '../../../../model/board.ts';
import type { FactionId } from '../../../../model/factions.ts';

/** The table plays with its own cards until all seats have told their placement. */
export interface PlacingOnTableActivity {
  readonly kind: 'placing-on-table';
  readonly id: 'placing-on-table';
  /** The factions that have told their placement. All players see the placement on the board at once. */
  readonly told: readonly FactionId[];
}

/** The events of harvests with the table's own cards. */
export type PlacingOnTableEvent =
  | { readonly type: 'PlacingOnTableBegan' }
  /** The placements follow this event. `count` are all forces of the faction on the board. */
  | { readonly type: 'PlacementTold'; readonly faction: FactionId; readonly count: number }
  /**
   * All seats have told their placements. Nobody has counted the spice of the sheets and of the other troop cards yet.
   */
  | { readonly type: 'PlacingOnTableEnded' };

/** The prompts of harvests with the table's own cards. */
export type PlacingOnTablePrompt =
  /**
   * The answer is a record. A part name gives the plain forces of the part, and a part name with `PLACED_SPECIAL` gives
   * its special forces. A faction without special forces gives only part names. All forces together are at most `most`.
   */
  {
    readonly kind: 'tell-placement';
    /** The strongholds without forces of other factions. */
    readonly parts: readonly Place[];
    readonly most: number;
    /** The special forces in the reserves. */
    readonly special: number;
  };

/** The log lines of harvests with the table's own cards. */
export type PlacingOnTableLogFact =
  | { readonly code: 'placing-on-table-began' }
  | { readonly code: 'placement-told'; readonly faction: FactionId; readonly count: number };
