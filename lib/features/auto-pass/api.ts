import type { FactionId } from '../../model/factions.ts';
import { standingOrderOf } from '../../model/standing-orders.ts';
import type { GameState } from '../../model/state.ts';

/**
 * Whether a faction is on auto-pass (“nothing from me this turn”). Then it passes in every window that it does not
 * answer.
 */
export const autoPasses = ({ standingOrders }: GameState, faction: FactionId): boolean =>
  standingOrderOf(standingOrders, faction, 'stands-aside') !== null;
