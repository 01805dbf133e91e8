import { assertNever } from '../../core/assert-never.ts';
import type { ShipmentTold } from './contract.ts';
import type { ShipmentEvent } from './evolve.ts';

/** What everybody may read of a shipment: all of it is done for all to see. `null` where nothing is to be told. */
export function tellShipment(event: ShipmentEvent): ShipmentTold | null {
  switch (event.type) {
    case 'ShipmentAnnounced': {
      const { faction, territory, sector, count, special } = event;
      return { code: 'shipment-announced', faction, territory, sector, count, special };
    }
    case 'ForcesShipped': {
      const { faction, territory, sector, count, special, lost } = event;
      return { code: 'forces-shipped', faction, territory, sector, count, special, lost };
    }
    case 'ShipmentStopped':
      return { code: 'shipment-stopped', faction: event.faction };
    case 'ShipmentCalledOff':
      return { code: 'shipment-called-off', faction: event.faction };
    case 'ShipmentStands':
      return null;
    default:
      return assertNever(event);
  }
}
