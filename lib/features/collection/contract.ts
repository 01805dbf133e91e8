import type { Forces, Place } from '../../model/board.ts';
import type { Collection, Income } from '../../model/collection.ts';
import type { FactionId } from '../../model/factions.ts';

/** What one faction's forces take of the spice beside them. */
export interface CollectionField extends Place {
  readonly forces: Forces;
  /** What they can carry of what lies there when it is their turn. */
  readonly most: number;
  /** What they take; less than `most` where their owner leaves some. */
  readonly takes: number;
  /** What lies there after them. */
  readonly left: number;
}

/** The harvest of one faction: part by part, and what the bank gives it. */
export interface CollectionOf {
  readonly faction: FactionId;
  /** What each of its forces carries. */
  readonly perForce: number;
  readonly fields: readonly CollectionField[];
  readonly incomes: readonly Income[];
}

/** All that is collected in one turn, in the order of play; who collects nothing is not named. */
export type CollectedSpice = readonly CollectionOf[];

/** At most so much is taken from there, as its owner has said. */
export interface CollectionLimit extends Place {
  readonly faction: FactionId;
  readonly most: number;
}

/** How spice is collected. */
export type CollectionEvent =
  | { readonly type: 'CollectionBegan'; readonly turn: number }
  /** An owner leaves some of it: all that it leaves, in the place of what it has left before. */
  | { readonly type: 'CollectingLimited'; readonly faction: FactionId; readonly limits: readonly CollectionLimit[] }
  /** The whole harvest as it stands now; the transfers that lead to it follow. */
  | { readonly type: 'SpiceCollected'; readonly collection: CollectedSpice };

/** What it offers; the comment gives the shape of an answer. */
export type CollectionPrompt =
  /** Less may be taken: a record of part names to numbers, from none to all that can be carried. Nobody waits for it. */
  { readonly kind: 'collect-less'; readonly fields: readonly CollectionField[] };

/** What is told of it: `changed` names those whose harvest is another than before, with what it is now. */
export type CollectionLogFact = {
  readonly code: 'spice-collected';
  readonly changed: readonly { readonly faction: FactionId; readonly amount: number }[];
  /** Whether it was counted before, and is another now. */
  readonly again: boolean;
};

/** What everybody sees of it. */
export interface CollectionPublicView {
  /** The harvest of this turn, as long as its phase lasts. */
  readonly collection: CollectedSpice | null;
  /** What a force carries here, so long; `null` in other phases. */
  readonly collectionRates: Collection | null;
}

/** What the state has of it. */
export interface CollectionSlice {
  /** The last harvest; `null` before the first. */
  readonly lastCollection: {
    readonly turn: number;
    readonly collection: CollectedSpice;
    readonly limits: readonly CollectionLimit[];
    /** A worm has come since: what was collected lies behind the shields, and nobody collects again. */
    readonly isClosed: boolean;
  } | null;
  /** Part of the name of what is offered: an offer that was made of another harvest is gone. */
  readonly nextCollection: number;
}

/** The collection of spice, as the table knows it. */
export interface CollectionContract {
  readonly slice: CollectionSlice;
  readonly event: CollectionEvent;
  readonly prompt: CollectionPrompt;
  readonly optionalPrompt: 'collect-less';
  readonly logFact: CollectionLogFact;
  readonly publicView: CollectionPublicView;
}
