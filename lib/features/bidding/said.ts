/** What somebody has said ahead of how it pays. */
import type { FactionId } from '../../model/factions.ts';
import { standingOrderOf } from '../../model/standing-orders.ts';
import type { GameState } from '../../model/state.ts';
import type { Payment } from './contract.ts';

/** Nothing was said: in spice, what allies have set aside first. */
export const IN_SPICE: Payment = { card: null, shares: [] };

/** What a faction has said of it. */
export function paymentOf({ standingOrders }: GameState, faction: FactionId): Payment {
  const order = standingOrderOf(standingOrders, faction, 'payment');
  return order === null ? IN_SPICE : { card: order.card, shares: order.shares };
}
