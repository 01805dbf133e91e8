/** How much spice each force of a faction carries. */
import { holdersOf } from '../../pieces/strongholds.ts';
import type { Ctx } from '../../powers/ctx.ts';
import type { FactionId } from '../../model/factions.ts';
import type { GameState } from '../../model/state.ts';
import type { TerritoryId } from '../../model/territories.ts';

type WithPowers = Pick<Ctx, 'powers' | 'rules'>;

/** Whether a faction holds a stronghold. Each of several holders gets the whole income. */
export const occupies = (ctx: WithPowers, state: GameState, faction: FactionId, stronghold: TerritoryId): boolean =>
  holdersOf(ctx, state, stronghold).includes(faction);

/**
 * Returns how much spice each force collects: three if its faction holds one of the cities, otherwise two. A Harvester
 * doubles that for a turn, where it may be played like this.
 * @rules GF9-2019 Phase 8 "Spice Collection" · AH79 XI.A · Dune Squad VI.B.4
 */
export function carriedByEach(ctx: WithPowers, state: GameState, faction: FactionId): number {
  const { perForce, withCity, cities } = ctx.rules.collection;
  const carried = cities.some((city) => occupies(ctx, state, faction, city)) ? withCity : perForce;
  const { turn, factions } = state.carriedDouble;
  return turn === state.turn && factions.includes(faction) ? 2 * carried : carried;
}
