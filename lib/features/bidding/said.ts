/** The setting of a faction for its payments. */
import type { FactionId } from '../../model/factions.ts';
import { standingOrderOf } from '../../model/standing-orders.ts';
import type { GameState } from '../../model/state.ts';
import type { Payment } from './contract.ts';

/** The payment of a faction without a setting: in spice, with the pledges of allies first. */
export const IN_SPICE: Payment = { card: null, shares: [] };

/** Returns the setting of a faction for its payments. */
export function paymentOf({ standingOrders }: GameState, faction: FactionId): Payment {
  const order = standingOrderOf(standingOrders, faction, 'payment');
  return order === null ? IN_SPICE : { card: order.card, shares: order.shares };
}
