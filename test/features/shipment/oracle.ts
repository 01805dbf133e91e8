/** The legal answers, by a second reading of the rulebook. */
import type { ShipmentContract } from '#lib/features/shipment/contract.ts';
import type { Oracle } from '../../support/oracle/oracle.ts';
import { isReserveShipment } from './oracle/reserves.ts';
import { isShipment } from './oracle/shipping.ts';

export const oracle: Oracle<ShipmentContract> = {
  'bring-reserves': (state, { faction: asks }, value) => isReserveShipment(state, asks, value),
  ship: (state, { faction: asks }, value) => isShipment(state, asks, value),
};
