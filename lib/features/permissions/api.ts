/** Queries about permissions, for other features: the owner's setting for an ally, and the seat that answers. */
import type { AdvantageId } from '../../model/advantages.ts';
import type { FactionId } from '../../model/factions.ts';
import { areAllies } from '../../model/selectors.ts';
import { standingOrderOf } from '../../model/standing-orders.ts';
import type { GameState } from '../../model/state.ts';
import type { Permission, Permitted } from './contract.ts';

/** The use of a power in a battle: its owner, and the side that it helps. */
export interface Lent {
  readonly power: AdvantageId;
  readonly by: FactionId;
  readonly serves: FactionId;
}

/** The seat that decides, the owner of the power, and the owner's setting. */
export interface Leave {
  readonly faction: FactionId;
  readonly owedBy: FactionId;
  readonly leave: Permission;
}

/** Returns all settings of a faction, by ally. */
export const saidBy = ({ standingOrders }: GameState, faction: FactionId): readonly Permitted[] =>
  standingOrderOf(standingOrders, faction, 'permissions')?.said ?? [];

/**
 * Returns the owner's setting for this ally; “ask each time” if there is no setting, or if the use helps the owner
 * itself.
 */
export const permissionFor = (state: GameState, { power, by, serves }: Lent): Permission =>
  (areAllies(state, by, serves) &&
    saidBy(state, by).find((one) => one.to === serves && one.power === power)?.permission) ||
  'asked';

/**
 * Returns the seat that answers for a power that an ally may decide about. If the owner has refused, the ally is told
 * so instead of being asked, and the game goes on when the ally confirms. An automatic decision would come at once, and
 * would show everybody that the owner has refused.
 */
export function deciderOf(state: GameState, lent: Lent): Leave {
  const leave = permissionFor(state, lent);
  return { faction: leave === 'asked' ? lent.by : lent.serves, owedBy: lent.by, leave };
}
