import type { AdvantageId } from '../../model/advantages.ts';
import type { ForcesSide, ForceStack, Place, Forces } from '../../model/board.ts';
import type { FactionId } from '../../model/factions.ts';
import type { FarePaid } from '../../model/shipping-types.ts';
import type { Cargo, HelpWithFare, Landing, ShipmentId, ShippingTerms } from '../../model/shipment.ts';
import type { CancelState } from '../../model/cancel-state.ts';
import type { TerritoryId } from '../../model/territories.ts';
import type { PlayedCard } from '../../model/treachery-cards.ts';

/** A shipment from the reserves that is announced and has not landed. `step` is the decision that it waits for. */
export interface ShipmentActivity extends CancelState {
  readonly kind: 'shipment';
  readonly id: ShipmentId;
  readonly faction: FactionId;
  readonly place: Place;
  readonly forces: Forces;
  readonly booking: Booking;
  readonly step: 'announced' | 'losses';
}

/** The further choices of a shipment, besides place and number. */
export interface Booking {
  /** The side (fighters or advisors) that all forces of the faction show in the place afterwards. */
  readonly side: ForcesSide;
  /** The payments at the landing; empty for a free shipment. */
  readonly fares: readonly BookedFare[];
  /** The Karama that halves the price; `null` if no Karama pays. */
  readonly card: PlayedCard | null;
  /** Powers without which the shipment is impossible. */
  readonly restsOn: readonly AdvantageId[];
}

/** A part of the payment; `pledged` if an ally pays it from a pledge. */
export interface BookedFare extends FarePaid {
  readonly pledged: boolean;
}

/** The events of shipments. */
export type ShipmentEvent =
  /** A faction announces the place and number of reserves that it brings. Nothing has moved yet. */
  | ({
      readonly type: 'ShipmentAnnounced';
      readonly shipment: ShipmentId;
      readonly faction: FactionId;
      readonly booking: Booking;
    } & Cargo)
  /** No seat has cancelled the shipment. Its owner can still choose the losses in the storm. */
  | { readonly type: 'ShipmentStands'; readonly shipment: ShipmentId }
  /** `count` and `special` are now on the board. The losses to the storm went from the reserves to the tanks. */
  | ({
      readonly type: 'ForcesShipped';
      readonly shipment: ShipmentId;
      readonly faction: FactionId;
      readonly lost: Forces;
      readonly booking: Booking;
    } & Cargo)
  /** A shipment from one territory to another. The shipment needs no path over the ground. */
  | {
      readonly type: 'ForcesCrossed';
      readonly faction: FactionId;
      readonly from: readonly ForceStack[];
      readonly to: Place;
      readonly booking: Booking;
    }
  /** A shipment from the board back to the reserves. */
  | {
      readonly type: 'ForcesWithdrawn';
      readonly faction: FactionId;
      readonly from: readonly ForceStack[];
      readonly booking: Booking;
    }
  /** A Karama has cancelled the shipment. The faction cannot ship again in this turn. */
  | { readonly type: 'ShipmentCancelled'; readonly shipment: ShipmentId; readonly faction: FactionId }
  /** A correction has made the shipment impossible. The faction may announce another shipment. */
  | { readonly type: 'ShipmentCalledOff'; readonly shipment: ShipmentId; readonly faction: FactionId };

/** The prompts of shipments; each comment gives the shape of an answer. */
export type ShipmentPrompt =
  /**
   * An optional prompt to bring reserves. The answer is `{ place, forces, special }`: a part name, ordinary forces and
   * special forces, at least one force in all.
   */
  | {
      readonly kind: 'bring-reserves';
      readonly landings: readonly Landing[];
      readonly reserves: Forces;
      /** The number of forces that the storm kills at this place, for 0, 1, 2, … landing forces. */
      readonly stormTakes: readonly number[];
    }
  /**
   * The shipment of the own turn. `none` ships nothing, and `as-prepared` makes the prepared shipment and then the
   * prepared move. The other answers are `{ way: 'down', to, forces, special }` from the reserves to a part name, `{
   * way: 'across', to, …parts }`, and `{ way: 'back', …parts }`. If the reserves have mercenaries, an answer from the
   * reserves has `mercenaries` too; with `way: 'hired'` only mercenaries go. Each part has its number of ordinary forces
   * under its name, of special forces under the name with a star, and of mercenaries under the name with a plus. Each
   * answer also has `own` (pledges are not spent), `side` (`fighters` or `advisors`) and, with a Karama, `slot` and
   * `card`.
   */
  | {
      readonly kind: 'ship';
      readonly terms: readonly ShippingTerms[];
      /** Whether a Karama in the hand can halve the price. The half price goes to the bank. */
      readonly halfByKarama: boolean;
      /** The pledges of allies, which are spent first. */
      readonly pledged: readonly HelpWithFare[];
      /** The number of forces that the storm kills at this place, for 0, 1, 2, … landing forces. */
      readonly stormTakes: readonly number[];
      /**
       * The range of these forces (in territories) when they move after the shipment: on foot, and with ornithopters.
       */
      readonly range: number;
      readonly rangeOnFoot: number;
      readonly rangeByAir: number;
      readonly ornithoptersAt: readonly TerritoryId[];
    };

/** The payload of a shipment in the own turn, made or prepared. */
export type ShipAsked = Omit<Extract<ShipmentPrompt, { readonly kind: 'ship' }>, 'kind'>;

/** The log lines of shipments. */
export type ShipmentLogFact =
  | ({ readonly code: 'shipment-announced'; readonly faction: FactionId } & Cargo)
  /** The storm killed these forces when they arrived. */
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

/** The public view of an announced shipment before its landing. */
export type ShipmentView = Cargo & {
  readonly faction: FactionId;
  /** Other factions may still cancel the shipment, or its owner chooses the losses in the storm. */
  readonly step: 'announced' | 'losses';
};

/** A power that brings forces from the reserves, with their place and number. A Karama may cancel this use. */
export type ShipmentUse = {
  readonly kind: 'shipment';
  readonly by: FactionId;
  readonly advantage: AdvantageId;
} & Cargo;

/** The public view of this feature. */
export interface ShipmentPublicView {
  /** The announced reserves; `null` if no reserves are announced. */
  readonly shipment: ShipmentView | null;
}

/** The slice of this feature. */
export interface ShipmentSlice {
  readonly nextShipment: number;
}

/** The contract of shipment. */
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
