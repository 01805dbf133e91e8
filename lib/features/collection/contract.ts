import type { Forces, Place } from '../../model/board.ts';
import type { Collection, Income } from '../../model/collection.ts';
import type { FactionId } from '../../model/factions.ts';

/** The collection of one faction in one part of a territory. */
export interface CollectionField extends Place {
  readonly forces: Forces;
  /** The spice that the forces could carry when it was their turn. */
  readonly most: number;
  /** The taken amount; less than `most` if the owner leaves some spice. */
  readonly takes: number;
  /** The spice that stays on the board. */
  readonly left: number;
}

/** The whole collection of one faction: from each part of the board, and its income from the bank. */
export interface CollectionOf {
  readonly faction: FactionId;
  /** The spice that each of the faction's forces carries. */
  readonly perForce: number;
  readonly fields: readonly CollectionField[];
  readonly incomes: readonly Income[];
}

/** The collection of one turn, in the order of play, without factions that collect nothing. */
export type CollectedSpice = readonly CollectionOf[];

/** The maximum that an owner takes in one place. */
export interface CollectionLimit extends Place {
  readonly faction: FactionId;
  readonly most: number;
}

/** The events of the collection. */
export type CollectionEvent =
  | { readonly type: 'CollectionBegan'; readonly turn: number }
  /** An owner leaves some of the spice on the board. These limits replace earlier limits. */
  | { readonly type: 'CollectingLimited'; readonly faction: FactionId; readonly limits: readonly CollectionLimit[] }
  /** Each force of this faction carries twice as much in this turn. */
  | { readonly type: 'CarryingDoubled'; readonly by: FactionId }
  /** The whole collection at present. Its transfers follow. */
  | { readonly type: 'SpiceCollected'; readonly collection: CollectedSpice };

/** The optional prompt; the comment gives the shape of an answer. */
export type CollectionPrompt =
  /**
   * Lets a faction take less spice. The answer is a record of part names to amounts, from 0 to the limit. The table
   * does not wait for this prompt.
   */
  { readonly kind: 'collect-less'; readonly fields: readonly CollectionField[] };

/** The log lines. `changed` lists the factions whose amount is new, with the amount. */
export type CollectionLogFact =
  | { readonly code: 'carrying-doubled'; readonly by: FactionId }
  | {
      readonly code: 'spice-collected';
      readonly changed: readonly { readonly faction: FactionId; readonly amount: number }[];
      /** Whether the collection was counted before and has changed since. */
      readonly again: boolean;
    };

/** The public view of this feature. */
export interface CollectionPublicView {
  /** This turn's collection during its phase. */
  readonly collection: CollectedSpice | null;
  /** The spice that each force collects, during the phase; `null` in other phases. */
  readonly collectionRates: Collection | null;
}

/** The slice of this feature. */
export interface CollectionSlice {
  /** The last collection; `null` before the first. */
  readonly lastCollection: {
    readonly turn: number;
    readonly collection: CollectedSpice;
    readonly limits: readonly CollectionLimit[];
    /**
     * Whether a worm has come after the collection. The spice is already behind the shields, and nobody collects again.
     */
    readonly isClosed: boolean;
  } | null;
  /** The factions whose forces carry twice as much in a turn. */
  readonly carriedDouble: { readonly turn: number; readonly factions: readonly FactionId[] };
  /** A part of the prompt's name, so that a prompt about an earlier collection is stale. */
  readonly nextCollection: number;
}

/** The contract of the collection. */
export interface CollectionContract {
  readonly slice: CollectionSlice;
  readonly event: CollectionEvent;
  readonly prompt: CollectionPrompt;
  readonly optionalPrompt: 'collect-less';
  readonly logFact: CollectionLogFact;
  readonly publicView: CollectionPublicView;
}
