import type { FactionId } from '../../table/factions.ts';
import { orderOf } from '../../table/standing-orders.ts';
import type { GameState } from '../../table/state.ts';

/** Whether a faction has said "nothing from me this turn", so that it passes wherever it says nothing else. */
export const standsAside = ({ standingOrders }: GameState, faction: FactionId): boolean =>
  orderOf(standingOrders, faction, 'stands-aside') !== null;
