import type { ForceStack, Forces, Place } from '../../../model/board.ts';
import type { FactionId } from '../../../model/factions.ts';
import type { WormId } from '../../../model/spice-blow.ts';
import type { TerritoryId } from '../../../model/territories.ts';

/** The id of a question about one worm. */
export type WormCallId = `${WormCall}-${WormId}`;

/** The kinds of decision about a worm: the place of an additional worm, the spared allies, and the riders. */
export type WormCall = 'place' | 'spare' | 'ride';

/** A question about a worm, on top of the worm's activity. */
export interface WormCallActivity {
  readonly kind: 'worm-call';
  readonly id: WormCallId;
  readonly call: WormCall;
  readonly worm: WormId;
  readonly faction: FactionId;
}

/** The events of this feature. */
export type WormsEvent =
  | {
      readonly type: 'WormCalled';
      readonly call: WormCall;
      readonly worm: WormId;
      readonly faction: FactionId;
    }
  /**
   * The answer about the place of an additional worm. `territory` is `null` if the worm comes as it would without the
   * power.
   */
  | {
      readonly type: 'WormPlaced';
      readonly worm: WormId;
      readonly faction: FactionId;
      readonly territory: TerritoryId | null;
    }
  /** The allies in the worm's territory that the worm spares, and the allies that it devours. */
  | {
      readonly type: 'AlliesSpared';
      readonly worm: WormId;
      readonly faction: FactionId;
      readonly spared: readonly FactionId[];
      readonly left: readonly FactionId[];
    }
  /** The answer about riders. All riders go to one place; `to` is `null` if nobody rides. */
  | {
      readonly type: 'WormRidden';
      readonly worm: WormId;
      readonly faction: FactionId;
      readonly riders: readonly ForceStack[];
      readonly to: Place | null;
    }
  /** A ridden worm devours the forces of others where it has carried its riders. The spice stays. */
  | {
      readonly type: 'RideDevoured';
      readonly faction: FactionId;
      readonly territory: TerritoryId;
      readonly forces: readonly ForceStack[];
    };

/** The prompts of this feature. */
export type WormsPrompt =
  /** The prompt about the place of an additional worm. The answer is `'leave'`, or one of `territories`. */
  | {
      readonly kind: 'place-worm';
      readonly worm: WormId;
      readonly territories: readonly TerritoryId[];
      /** The territory to which the worm comes without the power; `null` if the worm would have no effect. */
      readonly otherwise: TerritoryId | null;
    }
  /** A record with `'spare'` or `'leave'` for each ally. */
  | {
      readonly kind: 'spare-ally';
      readonly worm: WormId;
      readonly territory: TerritoryId;
      readonly allies: readonly ForceStack[];
    }
  /**
   * The answer is `'stay'`, or a record. In the record, `to` is the name of the destination, and each stack has its
   * plain and special riders under the name of its part. There is at least one rider. If `to` is one of `devouring`,
   * `devours` says whether the worm devours the forces of others there.
   */
  | {
      readonly kind: 'ride-worm';
      readonly worm: WormId;
      readonly territory: TerritoryId;
      readonly stacks: readonly ForceStack[];
      readonly landings: readonly Place[];
      /** The landings where the worm may devour forces of others. Missing if there are none. */
      readonly devouring?: readonly Place[];
    };

/** The log lines of this feature. */
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
    }
  | { readonly code: 'ride-devoured'; readonly faction: FactionId; readonly territory: TerritoryId };

/** The physical action of a ride. */
export type WormMove = {
  readonly kind: 'ride';
  readonly faction: FactionId;
  readonly from: Pick<Place, 'territory' | 'sector'>;
  readonly to: Pick<Place, 'territory' | 'sector'>;
} & Forces;

/** The contract of the Fremen's worms. */
export interface WormsContract {
  readonly activity: WormCallActivity;
  readonly event: WormsEvent;
  readonly prompt: WormsPrompt;
  readonly logFact: WormsLogFact;
  readonly action: WormMove;
}
