import type { ShipmentActivity } from './contract.ts';
import { findActivity } from '../../model/stack.ts';
import type { GameState } from '../../model/state.ts';

export { canPay } from './terms.ts';

/** The shipment that is announced and has not landed; `null` while there is none. */
export const runningShipment = (state: GameState): ShipmentActivity | null => findActivity(state, 'shipment');
