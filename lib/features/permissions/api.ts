/** What others may ask of permissions: what was said of a power for an ally, and who answers by that. */
import type { AdvantageId } from '../../model/advantages.ts';
import type { FactionId } from '../../model/factions.ts';
import { areAllies } from '../../model/selectors.ts';
import { standingOrderOf } from '../../model/standing-orders.ts';
import type { GameState } from '../../model/state.ts';
import type { Permission, Permitted } from './contract.ts';

/** A power as it is used in somebody's battle: whose it is, and whom it serves there. */
export interface Lent {
  readonly power: AdvantageId;
  readonly by: FactionId;
  readonly serves: FactionId;
}

/** Whose phone a decision is put to, whose it is all the same, and what its owner said of it. */
export interface Leave {
  readonly faction: FactionId;
  readonly owedBy: FactionId;
  readonly leave: Permission;
}

/** Everything that a faction has said, ally by ally. */
export const saidBy = ({ standingOrders }: GameState, faction: FactionId): readonly Permitted[] =>
  standingOrderOf(standingOrders, faction, 'permissions')?.said ?? [];

/** What its owner said of a power for this ally; asked each time where nothing was said, and for oneself. @rules R-189 */
export const permissionFor = (state: GameState, { power, by, serves }: Lent): Permission =>
  (areAllies(state, by, serves) &&
    saidBy(state, by).find((one) => one.to === serves && one.power === power)?.permission) ||
  'asked';

/**
 * Who answers for a power that an ally may decide on. Refused, the ally is told instead of asked and lets the table go
 * on: a decision that passed by itself would tell everybody, by coming at once, that it was refused.
 */
export function deciderOf(state: GameState, lent: Lent): Leave {
  const leave = permissionFor(state, lent);
  return { faction: leave === 'asked' ? lent.by : lent.serves, owedBy: lent.by, leave };
}
