import type { AdvantageId } from '../../model/advantages.ts';
import type { ForcesSide, ForceStack, Place, Forces } from '../../model/board.ts';
import type { FactionId } from '../../model/factions.ts';
import type { FarePaid } from '../../model/shipping-types.ts';
import type { Cargo, HelpWithFare, Landing, ShipmentId, ShippingTerms } from '../../model/shipment.ts';
import type { CancelState } from '../../model/cancel-state.ts';
import type { TerritoryId } from '../../model/territories.ts';
import type { PlayedCard } from '../../model/treachery-cards.ts';

/** Reserves that have been announced and have not landed; `step` is what they wait for. */
export interface ShipmentActivity extends CancelState {
  readonly kind: 'shipment';
  readonly id: ShipmentId;
  readonly faction: FactionId;
  readonly place: Place;
  readonly forces: Forces;
  readonly booking: Booking;
  readonly step: 'announced' | 'losses';
}

/** How a shipment goes beside where and how many: what was said with it. */
export interface Booking {
  /** Which side all its faction’s forces show there afterwards. */
  readonly side: ForcesSide;
  /** Who pays what to whom once it has landed; empty where it comes free. */
  readonly fares: readonly BookedFare[];
  /** The Karama it is shipped with at half the price; `null` without. */
  readonly card: PlayedCard | null;
  /** Powers without which it could not be made so. */
  readonly restsOn: readonly AdvantageId[];
}

/** Somebody’s share; `pledged` where an ally pays it out of what was set aside. */
export interface BookedFare extends FarePaid {
  readonly pledged: boolean;
}

/** Forces that come from the reserves onto the board. */
export type ShipmentEvent =
  /** Somebody says where reserves go and how many; nothing has moved yet. */
  | ({
      readonly type: 'ShipmentAnnounced';
      readonly shipment: ShipmentId;
      readonly faction: FactionId;
      readonly booking: Booking;
    } & Cargo)
  /** Nobody has stopped it; its owner still chooses whom the storm takes. */
  | { readonly type: 'ShipmentStands'; readonly shipment: ShipmentId }
  /** `count` and `special` stand on the board now; what the storm took went from the reserves to the tanks. */
  | ({
      readonly type: 'ForcesShipped';
      readonly shipment: ShipmentId;
      readonly faction: FactionId;
      readonly lost: Forces;
      readonly booking: Booking;
    } & Cargo)
  /** From one territory to another, without a way over the ground. */
  | {
      readonly type: 'ForcesCrossed';
      readonly faction: FactionId;
      readonly from: readonly ForceStack[];
      readonly to: Place;
      readonly booking: Booking;
    }
  /** From the board back to the reserves. */
  | {
      readonly type: 'ForcesWithdrawn';
      readonly faction: FactionId;
      readonly from: readonly ForceStack[];
      readonly booking: Booking;
    }
  /** A Karama has stopped it, and it was this turn’s shipment. */
  | { readonly type: 'ShipmentCancelled'; readonly shipment: ShipmentId; readonly faction: FactionId }
  /** A correction has made it impossible; it may be announced anew. */
  | { readonly type: 'ShipmentCalledOff'; readonly shipment: ShipmentId; readonly faction: FactionId };

/** What it asks beside the answers; the comment gives the shape of an answer. */
export type ShipmentPrompt =
  /**
   * Reserves may come onto the board: `{ place, forces, special }`, a part name, ordinary forces and special ones, at
   * least one in all. An offer that nobody waits for.
   */
  | {
      readonly kind: 'bring-reserves';
      readonly landings: readonly Landing[];
      readonly reserves: Forces;
      /** How many the storm takes of so many forces that come into it, from none on. */
      readonly stormTakes: readonly number[];
    }
  /**
   * The shipment of one’s own turn: `none`, or one of these, each with `own` (what allies have set aside is not spent),
   * `side` (`fighters` or `advisors`) and, with a Karama at half the price, `slot` and `card`.
   * `{ way: 'down', to, forces, special }`, from the reserves: a part name, ordinary forces and special ones.
   * `{ way: 'across', to, …parts }` and `{ way: 'back', …parts }`: how many from each part, ordinary ones under its name
   * and special ones under the name with a star.
   * `as-prepared`: what was laid out ahead, and then the move that was laid out with it.
   */
  | {
      readonly kind: 'ship';
      readonly terms: readonly ShippingTerms[];
      /** With a Karama in the hand: half the price, paid to the bank. */
      readonly halfByKarama: boolean;
      /** What allies have set aside; spent first. */
      readonly pledged: readonly HelpWithFare[];
      /** How many the storm takes of so many forces that come into it, from none on. */
      readonly stormTakes: readonly number[];
      /** Territories that these forces could move through afterwards: as things stand, on foot, and after landing at ornithopters. */
      readonly range: number;
      readonly rangeOnFoot: number;
      readonly rangeByAir: number;
      readonly ornithoptersAt: readonly TerritoryId[];
    };

/** What is asked with a shipment of one’s own turn, now or laid out ahead. */
export type ShipAsked = Omit<Extract<ShipmentPrompt, { readonly kind: 'ship' }>, 'kind'>;

/** What is told of forces that come from the reserves. */
export type ShipmentLogFact =
  | ({ readonly code: 'shipment-announced'; readonly faction: FactionId } & Cargo)
  /** What the storm took of it never reached the ground. */
  | ({
      readonly code: 'forces-shipped';
      readonly faction: FactionId;
      readonly lost: Forces;
      readonly paid: readonly FarePaid[];
    } & Cargo)
  | {
      readonly code: 'forces-crossed';
      readonly faction: FactionId;
      readonly from: readonly ForceStack[];
      readonly to: Place;
      readonly paid: readonly FarePaid[];
    }
  | {
      readonly code: 'forces-withdrawn';
      readonly faction: FactionId;
      readonly from: readonly ForceStack[];
      readonly paid: readonly FarePaid[];
    }
  | { readonly code: 'shipment-cancelled'; readonly faction: FactionId }
  | { readonly code: 'shipment-called-off'; readonly faction: FactionId };

/** A shipment that is announced and has not landed, as the whole table may see it. */
export type ShipmentView = Cargo & {
  readonly faction: FactionId;
  /** It may still be stopped, or its owner chooses whom the storm takes. */
  readonly step: 'announced' | 'losses';
};

/** A power that brings forces from the reserves: where, and how many. A Karama may stop it. */
export type ShipmentUse = {
  readonly kind: 'shipment';
  readonly by: FactionId;
  readonly advantage: AdvantageId;
} & Cargo;

/** What everybody sees of it. */
export interface ShipmentPublicView {
  /** Reserves on their way; `null` while there are none. */
  readonly shipment: ShipmentView | null;
}

/** What the state has of it. */
export interface ShipmentSlice {
  readonly nextShipment: number;
}

/** Shipment, as the table knows it. */
export interface ShipmentContract {
  readonly slice: ShipmentSlice;
  readonly activity: ShipmentActivity;
  readonly event: ShipmentEvent;
  readonly prompt: ShipmentPrompt;
  readonly optionalPrompt: 'bring-reserves';
  readonly logFact: ShipmentLogFact;
  readonly use: ShipmentUse;
  readonly publicView: ShipmentPublicView;
}
