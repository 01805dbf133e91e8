import type { Troops } from '../board.ts';
import type { FactionId } from '../factions.ts';
import type { Cargo } from '../shipment.ts';

/** What is told of forces that come from the reserves. */
export type ShipmentLogFact =
  | ({ readonly code: 'shipment-announced'; readonly faction: FactionId } & Cargo)
  /** What the storm took of it never reached the ground. */
  | ({ readonly code: 'forces-shipped'; readonly faction: FactionId; readonly lost: Troops } & Cargo)
  | { readonly code: 'shipment-stopped'; readonly faction: FactionId }
  | { readonly code: 'shipment-called-off'; readonly faction: FactionId };
