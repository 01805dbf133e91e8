import { type Feature, toNobody } from '../../play/feature.ts';
import type { ShipmentContract } from './contract.ts';

/** What everybody may read of a shipment: all of it is done for all to see. */
export const tells: Feature<ShipmentContract>['tells'] = {
  ShipmentAnnounced: ({ faction, territory, sector, count, special }) => ({
    code: 'shipment-announced',
    faction,
    territory,
    sector,
    count,
    special,
  }),
  ForcesShipped: ({ faction, territory, sector, count, special, lost }) => ({
    code: 'forces-shipped',
    faction,
    territory,
    sector,
    count,
    special,
    lost,
  }),
  ShipmentStopped: ({ faction }) => ({ code: 'shipment-stopped', faction }),
  ShipmentCalledOff: ({ faction }) => ({ code: 'shipment-called-off', faction }),
  ShipmentStands: toNobody,
};
