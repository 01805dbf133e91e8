import type { Forces, Place } from '../../model/board.ts';
import type { Collection, Income } from '../../model/collection.ts';
import type { FactionId } from '../../model/factions.ts';

/** One faction's collection at one place. */
export interface CollectionField extends Place {
  readonly forces: Forces;
  /** The amount that the forces can carry of the spice there on their turn. */
  readonly most: number;
  /** The taken amount; less than `most` if the owner leaves some. */
  readonly takes: number;
  /** The rest of the spice there. */
  readonly left: number;
}

/** One faction's collection: part by part, and its income from the bank. */
export interface CollectionOf {
  readonly faction: FactionId;
  /** The spice that each of its forces carries. */
  readonly perForce: number;
  readonly fields: readonly CollectionField[];
  readonly incomes: readonly Income[];
}

/** The collection of one turn, in the order of play, without factions that collect nothing. */
export type CollectedSpice = readonly CollectionOf[];

/** The owner's limit for one place. */
export interface CollectionLimit extends Place {
  readonly faction: FactionId;
  readonly most: number;
}

/** The events of the collection. */
export type CollectionEvent =
  | { readonly type: 'CollectionBegan'; readonly turn: number }
  /** An owner leaves some of it. The limits replace earlier ones. */
  | { readonly type: 'CollectingLimited'; readonly faction: FactionId; readonly limits: readonly CollectionLimit[] }
  /** The whole present collection; its transfers follow. */
  | { readonly type: 'SpiceCollected'; readonly collection: CollectedSpice };

/** The optional prompt; the comment gives the shape of an answer. */
export type CollectionPrompt =
  /** To take less: a record of part names to numbers, from none to the limit. The table does not wait for it. */
  { readonly kind: 'collect-less'; readonly fields: readonly CollectionField[] };

/** The log line; `changed` names the factions with a new amount, and that amount. */
export type CollectionLogFact = {
  readonly code: 'spice-collected';
  readonly changed: readonly { readonly faction: FactionId; readonly amount: number }[];
  /** Whether it was counted before and has changed. */
  readonly again: boolean;
};

/** The public view of this feature. */
export interface CollectionPublicView {
  /** This turn's collection during its phase. */
  readonly collection: CollectedSpice | null;
  /** The spice per force during the phase; `null` in other phases. */
  readonly collectionRates: Collection | null;
}

/** The slice of this feature. */
export interface CollectionSlice {
  /** The last collection; `null` before the first. */
  readonly lastCollection: {
    readonly turn: number;
    readonly collection: CollectedSpice;
    readonly limits: readonly CollectionLimit[];
    /** Whether a worm has come since: the collected spice is behind the shields, and nobody collects again. */
    readonly isClosed: boolean;
  } | null;
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
