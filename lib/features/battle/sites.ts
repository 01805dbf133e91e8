import type { Board } from '../../board/board.ts';
import type { Ctx } from '../../powers/ctx.ts';
import { grantedPowers } from '../../powers/in-force.ts';
import { turnOrder } from '../../powers/turn-order.ts';
import { areAllies, countAt, sideOf } from '../../model/selectors.ts';
import type { BattleSite, PendingBattle } from '../../model/battle.ts';
import type { Sector } from '../../model/board.ts';
import type { FactionId } from '../../model/factions.ts';
import type { GameState } from '../../model/state.ts';
import type { TerritoryId } from '../../model/territories.ts';
import type { BattleActivity } from './contract.ts';

/**
 * Returns the pieces into which the storm divides a territory: the sectors on either side of it. If the edition allows
 * battles in the storm, the storm's own sector is also a piece. The Polar Sink has no piece, because no battles take
 * place there.
 */
export function battleSites(ctx: Ctx, territory: TerritoryId, storm: Sector): readonly BattleSite[] {
  const runs: Sector[][] = [];
  let previous: Sector | null = null;
  for (const here of sectorsInOrder(ctx.board, territory)) {
    const joins: boolean =
      previous !== null && previous !== storm && here !== storm && ctx.board.sectorsAhead(previous, here) === 1;
    if (joins) runs.at(-1)?.push(here);
    else runs.push([here]);
    previous = here;
  }
  const fightable = runs.filter((run) => ctx.rules.battleWhere === 'same-piece' || !run.includes(storm));
  return fightable.map((sectors) => ({ territory, sectors }));
}

/**
 * Returns every battle on the board now. A battle is between two factions that are not allied, in one piece of a
 * territory.
 */
export function pendingBattles(ctx: Ctx, state: GameState): readonly PendingBattle[] {
  const order = turnOrder(ctx, state, 'battle');
  return sharedTerritories(ctx, state)
    .flatMap((territory) => battleSites(ctx, territory, state.storm))
    .flatMap((site) => {
      const here = order.filter((faction) => countAt(state, faction, site) > 0);
      return pairs(here)
        .filter(([a, b]) => !areAllies(state, a, b))
        .map((factions) => ({ ...site, factions }));
    });
}

/** Returns the territories with several factions, in board order. */
function sharedTerritories({ board }: Ctx, state: GameState): readonly TerritoryId[] {
  const firstThere = new Map<TerritoryId, FactionId>();
  const shared = new Set<TerritoryId>();
  for (const { territory, faction } of state.forces) {
    if ((firstThere.get(territory) ?? faction) !== faction) shared.add(territory);
    firstThere.set(territory, faction);
  }
  return board.territories.filter((territory) => shared.has(territory));
}

/** Returns the battles of one aggressor. Each battle names the aggressor first. */
export const battlesOf = (ctx: Ctx, state: GameState, aggressor: FactionId): readonly PendingBattle[] =>
  pendingBattles(ctx, state)
    .filter(({ factions }) => factions.includes(aggressor))
    .map((battle) => {
      const [a, b] = battle.factions;
      return { ...battle, factions: a === aggressor ? [a, b] : [b, a] };
    });

/** Whether a battle on the board is this running battle: the same two factions in the same piece of a territory. */
export const isFoughtIn = (battle: BattleActivity, { territory, sectors, factions }: PendingBattle): boolean =>
  territory === battle.territory &&
  sectors.join() === battle.sectors.join() &&
  factions.every((faction) => sideOf(battle, faction) !== null);

function sectorsInOrder({ partsOf, sectorsAhead }: Board, territory: TerritoryId): readonly Sector[] {
  const sectors = partsOf(territory).flatMap((part) => (part.sector === null ? [] : [part.sector]));
  const first = sectors.find((here) => !sectors.some((other) => sectorsAhead(other, here) === 1)) ?? sectors[0];
  return first === undefined ? [] : [...sectors].sort((a, b) => sectorsAhead(first, a) - sectorsAhead(first, b));
}

const pairs = <T>(items: readonly T[]): readonly (readonly [T, T])[] =>
  items.flatMap((a, at) => items.slice(at + 1).map((b): readonly [T, T] => [a, b]));

/** Returns the aggressors in the order of play, without factions that attack nobody. */
export const aggressorsIn = (ctx: Ctx, state: GameState): readonly FactionId[] =>
  turnOrder(ctx, state, 'battle').filter((faction) => !attacksNobody(ctx, state, faction));

/**
 * Whether the aggressor decides if a battle is fought, because the other side attacks nobody in this phase. Without a
 * battle, both sides stay.
 * @rules Nine-faction compendium XXXVI.1.b · R-132
 */
export const isVoluntary = (ctx: Ctx, state: GameState, { factions }: PendingBattle): boolean =>
  factions.some((faction) => attacksNobody(ctx, state, faction));

const attacksNobody = (ctx: Ctx, state: GameState, faction: FactionId): boolean =>
  grantedPowers(ctx, state).some(({ neverAttacks }) => neverAttacks?.({ state, faction }) === true);
