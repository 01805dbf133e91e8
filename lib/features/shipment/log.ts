import { type Feature, notLogged } from '../../kernel/feature.ts';
import type { FarePaid } from '../../model/shipping-types.ts';
import type { Booking, ShipmentContract } from './contract.ts';

/** The public log lines of a shipment. */
export const log: Feature<ShipmentContract>['log'] = {
  ShipmentAnnounced: ({ faction, territory, sector, count, special }) => ({
    code: 'shipment-announced',
    faction,
    territory,
    sector,
    count,
    special,
  }),
  ForcesShipped: ({ faction, territory, sector, count, special, lost, booking }) => ({
    code: 'forces-shipped',
    faction,
    territory,
    sector,
    count,
    special,
    lost,
    paid: paidIn(booking),
  }),
  ForcesCrossed: ({ faction, from, to, booking }) => ({
    code: 'forces-crossed',
    faction,
    from,
    to,
    paid: paidIn(booking),
  }),
  ForcesWithdrawn: ({ faction, from, booking }) => ({
    code: 'forces-withdrawn',
    faction,
    from,
    paid: paidIn(booking),
  }),
  ShipmentCancelled: ({ faction }) => ({ code: 'shipment-cancelled', faction }),
  ShipmentCalledOff: ({ faction }) => ({ code: 'shipment-called-off', faction }),
  ShipmentStands: notLogged,
};

/** Returns the payments with payers and payees. */
const paidIn = ({ fares }: Booking): readonly FarePaid[] => fares.map(({ by, to, amount }) => ({ by, to, amount }));
