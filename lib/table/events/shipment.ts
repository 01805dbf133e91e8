import type { Troops } from '../board.ts';
import type { FactionId } from '../factions.ts';
import type { Cargo, ShipmentId } from '../shipment.ts';

/** Forces that come from the reserves onto the board. */
export type ShipmentEvents =
  /** Somebody says where reserves go and how many; nothing has moved yet. */
  | ({ readonly type: 'ShipmentAnnounced'; readonly shipment: ShipmentId; readonly faction: FactionId } & Cargo)
  /** Nobody has stopped it; its owner still chooses whom the storm takes. */
  | { readonly type: 'ShipmentStands'; readonly shipment: ShipmentId }
  /** `count` and `special` stand on the board now; what the storm took went from the reserves to the tanks. */
  | ({
      readonly type: 'ForcesShipped';
      readonly shipment: ShipmentId;
      readonly faction: FactionId;
      readonly lost: Troops;
    } & Cargo)
  /** A Karama has stopped it, and it was this turn’s shipment. */
  | { readonly type: 'ShipmentStopped'; readonly shipment: ShipmentId; readonly faction: FactionId }
  /** A correction has made it impossible; it may be announced anew. */
  | { readonly type: 'ShipmentCalledOff'; readonly shipment: ShipmentId; readonly faction: FactionId };
