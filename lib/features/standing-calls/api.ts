/** What a battle may ask of calls that are prepared ahead. */
import type { FactionId } from '../../model/factions.ts';
import type { LeaderId } from '../../model/leaders.ts';
import { standingOrderOf } from '../../model/standing-orders.ts';
import type { GameState } from '../../model/state.ts';
import type { PreparedCall } from './contract.ts';

/** Everything that a faction has prepared; nothing where no order stands. */
export const preparedBy = ({ standingOrders }: GameState, faction: FactionId): readonly PreparedCall[] =>
  standingOrderOf(standingOrders, faction, 'calls-traitor')?.against ?? [];

/** Whether a faction calls treachery when this leader in its pay leads against it, if it says nothing else. */
export const isCallPrepared = (state: GameState, faction: FactionId, leader: LeaderId): boolean =>
  preparedBy(state, faction).some((against) => against === 'whoever' || against === leader);
