import type { FactionId } from '../../model/factions.ts';
import { standingOrderOf } from '../../model/standing-orders.ts';
import type { GameState } from '../../model/state.ts';

/** Whether a faction has said "nothing from me this turn", so that it passes wherever it says nothing else. */
export const autoPasses = ({ standingOrders }: GameState, faction: FactionId): boolean =>
  standingOrderOf(standingOrders, faction, 'stands-aside') !== null;
