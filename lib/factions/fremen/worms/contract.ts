import type { ForceStack, Forces, Place } from '../../../model/board.ts';
import type { FactionId } from '../../../model/factions.ts';
import type { WormId } from '../../../model/spice-blow.ts';
import type { TerritoryId } from '../../../model/territories.ts';

/** Names what is asked about one worm. */
export type WormCallId = `${WormCall}-${WormId}`;

/** What those who live with worms decide: where one more comes, which ally it spares, who rides it. */
export type WormCall = 'place' | 'spare' | 'ride';

/** One of these is asked, on top of the worm. */
export interface WormCallActivity {
  readonly kind: 'worm-call';
  readonly id: WormCallId;
  readonly call: WormCall;
  readonly worm: WormId;
  readonly faction: FactionId;
}

/** What is done with worms. */
export type WormsEvent =
  | {
      readonly type: 'WormCalled';
      readonly call: WormCall;
      readonly worm: WormId;
      readonly faction: FactionId;
    }
  /** `territory` is `null` where it is left to come as it would. */
  | {
      readonly type: 'WormPlaced';
      readonly worm: WormId;
      readonly faction: FactionId;
      readonly territory: TerritoryId | null;
    }
  /** Of the allies that the worm finds: whom it spares, and whom not. */
  | {
      readonly type: 'AlliesSpared';
      readonly worm: WormId;
      readonly faction: FactionId;
      readonly spared: readonly FactionId[];
      readonly left: readonly FactionId[];
    }
  /** All that ride stop in one place; `to` is `null` where nobody rides. */
  | {
      readonly type: 'WormRidden';
      readonly worm: WormId;
      readonly faction: FactionId;
      readonly riders: readonly ForceStack[];
      readonly to: Place | null;
    };

/** What it asks; the comment gives the shape of an answer. */
export type WormsPrompt =
  /** An additional worm: `'leave'`, or one of `territories`. */
  | {
      readonly kind: 'place-worm';
      readonly worm: WormId;
      readonly territories: readonly TerritoryId[];
      /** Where it comes by itself; `null` where it does nothing then. */
      readonly otherwise: TerritoryId | null;
    }
  /** A record: for each ally `'spare'` or `'leave'`. */
  | {
      readonly kind: 'spare-ally';
      readonly worm: WormId;
      readonly territory: TerritoryId;
      readonly allies: readonly ForceStack[];
    }
  /**
   * `'stay'`, or a record: `to`, the name of a part; and of each stack under its part's name how many ordinary ones ride,
   * and how many special ones; at least one in all.
   */
  | {
      readonly kind: 'ride-worm';
      readonly worm: WormId;
      readonly territory: TerritoryId;
      readonly stacks: readonly ForceStack[];
      readonly landings: readonly Place[];
    };

/** What is told of it. */
export type WormsLogFact =
  | { readonly code: 'worm-placed'; readonly faction: FactionId; readonly territory: TerritoryId | null }
  | {
      readonly code: 'allies-spared';
      readonly faction: FactionId;
      readonly spared: readonly FactionId[];
      readonly left: readonly FactionId[];
    }
  | {
      readonly code: 'worm-ridden';
      readonly faction: FactionId;
      readonly riders: Forces;
      readonly from: TerritoryId | null;
      readonly to: Place | null;
    };

/** What hands do as a worm is ridden. */
export type WormMove = {
  readonly kind: 'ride';
  readonly faction: FactionId;
  readonly from: Pick<Place, 'territory' | 'sector'>;
  readonly to: Pick<Place, 'territory' | 'sector'>;
} & Forces;

/** What is done with worms, as the table knows it. */
export interface WormsContract {
  readonly activity: WormCallActivity;
  readonly event: WormsEvent;
  readonly prompt: WormsPrompt;
  readonly logFact: WormsLogFact;
  readonly action: WormMove;
}
