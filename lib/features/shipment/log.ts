import { type Feature, notLogged } from '../../kernel/feature.ts';
import { forcesOf } from '../../model/forces.ts';
import type { Cargo } from '../../model/shipment.ts';
import type { FarePaid } from '../../model/shipping-types.ts';
import type { Booking, ShipmentContract } from './contract.ts';

/** The public log lines of a shipment. */
export const log: Feature<ShipmentContract>['log'] = {
  ShipmentAnnounced: (event) => ({
    code: 'shipment-announced',
    faction: event.faction,
    ...cargoOf(event),
  }),
  ForcesShipped: (event) => ({
    code: 'forces-shipped',
    faction: event.faction,
    ...cargoOf(event),
    lost: event.lost,
    paid: paidIn(event.booking),
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

/** Returns only the place and the forces of a shipment. */
const cargoOf = (event: Cargo): Cargo => ({ territory: event.territory, sector: event.sector, ...forcesOf(event) });

/** Returns the payments with payers and payees. */
const paidIn = ({ fares }: Booking): readonly FarePaid[] => fares.map(({ by, to, amount }) => ({ by, to, amount }));
