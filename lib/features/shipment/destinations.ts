/** The places where reserves may come onto the board. */
import { isInStorm } from '../../board/places.ts';
import { activePowers } from '../../powers/in-force.ts';
import type { Ctx } from '../../powers/ctx.ts';
import { canStopIn } from '../../pieces/entering.ts';
import type { FactionId } from '../../model/factions.ts';
import type { FreeReach, Landing, ReachNow } from '../../model/shipment.ts';
import type { GameState } from '../../model/state.ts';
import { stormLossRule } from '../storm/api.ts';

/**
 * Returns every part of the board that this faction's reserves may reach for free, the nearest first; no parts without
 * that power. The distance is counted in territories and ignores the storm. A faction that loses only half of its
 * forces in a storm may ship into a storm on any ground. The sheet does not limit this to sand, so half of the forces
 * are also lost on rock and in a stronghold.
 * @rules GF9-2019 Fremen sheet "Shipment", "Storm losses", Questions and Answers "Movement" · AH79 Questions and
 * Answers E.7 · R-167
 */
export function landingsOf(ctx: Ctx, state: GameState, faction: FactionId): readonly Landing[] {
  const entersStorm = stormLossRule(ctx, state, faction) !== null;
  return reachesOf(ctx, state, faction)
    .flatMap(({ from, within }) => ctx.board.territoriesWithin(from, within))
    .filter((territory) => canStopIn(ctx, state, faction, territory))
    .flatMap(ctx.board.partsOf)
    .map((part): Landing => ({ ...part, inStorm: isInStorm(part, state.storm) }))
    .filter((landing) => !landing.inStorm || entersStorm);
}

/**
 * Returns the reach of this faction's free reserves, the place from which it is counted, and the closed places; `null`
 * without the power to bring reserves for free.
 */
export function reachNow(ctx: Ctx, state: GameState, faction: FactionId): ReachNow | null {
  const reach = reachesOf(ctx, state, faction)[0];
  if (reach === undefined) return null;
  const within = ctx.board.territoriesWithin(reach.from, reach.within);
  return { ...reach, closed: within.filter((territory) => !canStopIn(ctx, state, faction, territory)) };
}

/** Returns how far a faction's free reserves come; nothing without the power to bring reserves for free. */
const reachesOf = (ctx: Pick<Ctx, 'powers' | 'rules'>, state: GameState, faction: FactionId): readonly FreeReach[] =>
  activePowers(ctx, state).flatMap(({ comesFreeTo }) => comesFreeTo?.({ faction }) ?? []);
