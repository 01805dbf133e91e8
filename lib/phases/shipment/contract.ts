import type { AdvantageId } from '../../table/advantages.ts';
import type { Place, Forces } from '../../table/board.ts';
import type { FactionId } from '../../table/factions.ts';
import type { Cargo, Landing, ShipmentId } from '../../table/shipment.ts';
import type { Stops } from '../../table/stops.ts';

/** Reserves that have been announced and have not landed; `step` is what they wait for. */
export interface ShipmentActivity extends Stops {
  readonly kind: 'shipment';
  readonly id: ShipmentId;
  readonly faction: FactionId;
  readonly place: Place;
  readonly forces: Forces;
  readonly step: 'announced' | 'losses';
}

/** Forces that come from the reserves onto the board. */
export type ShipmentEvent =
  /** Somebody says where reserves go and how many; nothing has moved yet. */
  | ({ readonly type: 'ShipmentAnnounced'; readonly shipment: ShipmentId; readonly faction: FactionId } & Cargo)
  /** Nobody has stopped it; its owner still chooses whom the storm takes. */
  | { readonly type: 'ShipmentStands'; readonly shipment: ShipmentId }
  /** `count` and `special` stand on the board now; what the storm took went from the reserves to the tanks. */
  | ({
      readonly type: 'ForcesShipped';
      readonly shipment: ShipmentId;
      readonly faction: FactionId;
      readonly lost: Forces;
    } & Cargo)
  /** A Karama has stopped it, and it was this turn’s shipment. */
  | { readonly type: 'ShipmentStopped'; readonly shipment: ShipmentId; readonly faction: FactionId }
  /** A correction has made it impossible; it may be announced anew. */
  | { readonly type: 'ShipmentCalledOff'; readonly shipment: ShipmentId; readonly faction: FactionId };

/** What it asks beside the answers; the comment gives the shape of an answer. */
export type ShipmentQuestion =
  /**
   * Reserves may come onto the board: `{ place, forces, special }`, a part name, ordinary forces and special ones, at
   * least one in all. An offer that nobody waits for.
   */
  {
    readonly kind: 'bring-reserves';
    readonly landings: readonly Landing[];
    readonly reserves: Forces;
    /** How many the storm takes of so many forces that come into it, from none on. */
    readonly stormTakes: readonly number[];
  };

/** What is told of forces that come from the reserves. */
export type ShipmentTold =
  | ({ readonly code: 'shipment-announced'; readonly faction: FactionId } & Cargo)
  /** What the storm took of it never reached the ground. */
  | ({ readonly code: 'forces-shipped'; readonly faction: FactionId; readonly lost: Forces } & Cargo)
  | { readonly code: 'shipment-stopped'; readonly faction: FactionId }
  | { readonly code: 'shipment-called-off'; readonly faction: FactionId };

/** A shipment that is announced and has not landed, as the whole table may see it. */
export type ShipmentView = Cargo & {
  readonly faction: FactionId;
  /** It may still be stopped, or its owner chooses whom the storm takes. */
  readonly step: 'announced' | 'losses';
};

/** A power that brings forces from the reserves: where, and how many. A Karama may stop it. */
export type ShipmentAct = {
  readonly kind: 'shipment';
  readonly by: FactionId;
  readonly advantage: AdvantageId;
} & Cargo;

/** What everybody sees of it. */
export interface ShipmentSeen {
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
  readonly question: ShipmentQuestion;
  readonly offer: 'bring-reserves';
  readonly told: ShipmentTold;
  readonly act: ShipmentAct;
  readonly seen: ShipmentSeen;
}
