import type { ShipmentActivity } from './contract.ts';
import { findActivity } from '../../model/stack.ts';
import type { GameState } from '../../model/state.ts';

export { withShipped } from './shipped.ts';
export { canPay } from './terms.ts';

/** Returns the announced shipment before it lands, or `null`. */
export const runningShipment = (state: GameState): ShipmentActivity | null => findActivity(state, 'shipment');
