/** Where reserves may come onto the board. */
import { isInStorm } from '../../board/places.ts';
import { allInForce } from '../../powers/in-force.ts';
import type { Ctx } from '../../powers/ctx.ts';
import { mayStopIn } from '../../pieces/entering.ts';
import type { Place } from '../../table/board.ts';
import type { FactionId } from '../../table/factions.ts';
import type { Landing } from '../../table/shipment.ts';
import type { GameState } from '../../table/state.ts';
import type { TerritoryId } from '../../table/territories.ts';
import { partTaken } from '../storm/known.ts';

/**
 * Every part of the board that this faction’s reserves may come to for free, the nearest first; none without that power.
 * The way there is counted in territories and asks for no storm.
 * @rules GF9-2019 Fremen sheet "Shipment", Questions and Answers "Movement" · AH79 Questions and Answers E.7 · R-167
 */
export function landingsOf(ctx: Ctx, state: GameState, faction: FactionId): readonly Landing[] {
  const entersStorm = partTaken(ctx, state, faction) !== null;
  return freeFor(ctx, state, faction)
    .filter((territory) => mayStopIn(ctx, state, faction, territory))
    .flatMap(ctx.board.partsOf)
    .map((part): Landing => ({ ...part, inStorm: isInStorm(part, state.storm) }))
    .filter((landing) => !landing.inStorm || (entersStorm && isOpenToStorm(ctx, state, landing)));
}

const freeFor = (ctx: Ctx, state: GameState, faction: FactionId): readonly TerritoryId[] =>
  allInForce(ctx, state).flatMap(({ comesFreeTo }) => comesFreeTo?.({ board: ctx.board, faction }) ?? []);

/**
 * Half of what comes into a storm is the price, so only ground where a storm kills is open to who pays it: on rock and in
 * a stronghold the storm takes nothing, and a sector in storm stays closed there as it is to everybody.
 * @rules GF9-2019 Fremen sheet "Storm losses", Storm "Damage", "Obstruction" · AH79 XV Fremen 3
 */
const isOpenToStorm = ({ board }: Ctx, state: GameState, place: Place): boolean =>
  board.isExposed(place, state.shieldWallStands);
