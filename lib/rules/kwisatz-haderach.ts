/** When the Kwisatz Haderach may go with a leader, and what it is worth. */
import type { FactionId } from '../table/factions.ts';
import type { GameState } from '../table/state.ts';
import type { TerritoryId } from '../table/territories.ts';
import { powersInForce } from './advantages.ts';
import type { Ctx } from './ctx.ts';
import { planOf } from './plans.ts';
import { runningBattle, sideOf } from './position.ts';

/** What this faction's power says of it; `null` for all who have none. */
export const kwisatzHaderachOf = (
  ctx: Ctx,
  state: GameState,
  faction: FactionId,
): { readonly awakenedBy: number; readonly strength: number } | null =>
  powersInForce(ctx, state, faction).find(({ kwisatzHaderach }) => kwisatzHaderach !== undefined)?.kwisatzHaderach ??
  null;

/**
 * Whether it may go with this faction's leader or cheap hero here: awake, alive, and used in no other territory.
 * @rules GF9-2019 Atreides sheet "Kwisatz Haderach" ·
 */
export function mayAccompany(ctx: Ctx, state: GameState, faction: FactionId, territory: TerritoryId): boolean {
  const power = kwisatzHaderachOf(ctx, state, faction);
  const own = state.kwisatzHaderach;
  if (power === null || own === null || own.of !== faction) return false;
  return own.where === 'ready' && own.losses >= power.awakenedBy && (own.usedIn ?? territory) === territory;
}

/** Whether it lies open in this faction's plan, for all to see. */
export function wasPlayed(state: GameState, faction: FactionId): boolean {
  const battle = runningBattle(state);
  if (battle === null || battle.revealed === null || sideOf(battle, faction) === null) return false;
  return planOf(battle, faction).kwisatzHaderach;
}
