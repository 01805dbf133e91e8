/** Where forces may come to stop. */
import type { Ctx } from '../powers/ctx.ts';
import type { FactionId } from '../table/factions.ts';
import { areAllies, fightersIn } from '../table/position.ts';
import type { GameState } from '../table/state.ts';
import type { TerritoryId } from '../table/territories.ts';

/** Whether a faction's forces may stop in a territory, as far as those who stand there go; nobody asks for a storm here. */
export const mayStopIn = (ctx: Ctx, state: GameState, faction: FactionId, territory: TerritoryId): boolean =>
  !isFull(ctx, state, faction, territory) && !isAllys(ctx, state, faction, territory);

/** Advisors leave the place they stand in free. @rules GF9-2019 Phase 6 "Strongholds" · AH79 IX.C.1.c */
const isFull = ({ rules, board }: Ctx, state: GameState, faction: FactionId, territory: TerritoryId): boolean =>
  board.isStronghold(territory) &&
  fightersIn(state, territory).filter((other) => other !== faction).length >= rules.strongholdOccupancyLimit;

/** Allies never come to each other but in the Polar Sink; beside an ally’s advisors there is room. */
const isAllys = ({ board }: Ctx, state: GameState, faction: FactionId, territory: TerritoryId): boolean =>
  board.terrainOf(territory) !== 'polar-sink' &&
  fightersIn(state, territory).some((other) => areAllies(state, faction, other));
