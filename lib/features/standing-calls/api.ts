/** Queries about standing calls, for battles. */
import type { FactionId } from '../../model/factions.ts';
import type { LeaderId } from '../../model/leaders.ts';
import { standingOrderOf } from '../../model/standing-orders.ts';
import type { GameState } from '../../model/state.ts';
import type { PreparedCall } from './contract.ts';

/** Returns a faction's standing calls; no calls without an order. */
export const preparedBy = ({ standingOrders }: GameState, faction: FactionId): readonly PreparedCall[] =>
  standingOrderOf(standingOrders, faction, 'calls-traitor')?.against ?? [];

/** Whether a faction has a standing call against this leader. The call counts if the faction gives no other answer. */
export const isCallPrepared = (state: GameState, faction: FactionId, leader: LeaderId): boolean =>
  preparedBy(state, faction).some((against) => against === 'whoever' || against === leader);
