/** What a battle may ask of calls that are prepared ahead. */
import type { FactionId } from '../../table/factions.ts';
import type { LeaderId } from '../../table/leaders.ts';
import { orderOf } from '../../table/standing-orders.ts';
import type { GameState } from '../../table/state.ts';
import type { PreparedCall } from './contract.ts';

/** Everything that a faction has prepared; nothing where no order stands. */
export const preparedBy = ({ standingOrders }: GameState, faction: FactionId): readonly PreparedCall[] =>
  orderOf(standingOrders, faction, 'calls-treachery')?.against ?? [];

/** Whether a faction calls treachery when this leader in its pay leads against it, if it says nothing else. */
export const isCallPrepared = (state: GameState, faction: FactionId, leader: LeaderId): boolean =>
  preparedBy(state, faction).some((against) => against === 'whoever' || against === leader);
