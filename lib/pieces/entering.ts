/** The places where forces may end a shipment or move. */
import type { Ctx } from '../powers/ctx.ts';
import { activePowersOf } from '../powers/in-force.ts';
import type { ForcesSide, Place } from '../model/board.ts';
import type { FactionId } from '../model/factions.ts';
import type { AdvantageId } from '../model/advantages.ts';
import type { SideBefore } from '../model/shipping-types.ts';
import { areAdvisors, areAllies, fightingFactionsIn, otherFactionsIn, stacksIn } from '../model/selectors.ts';
import type { GameState } from '../model/state.ts';
import type { TerritoryId } from '../model/territories.ts';
import { isClosedTo } from './orders.ts';
import type { Entered } from './steps.ts';

/**
 * Whether a faction's forces may end a shipment or move in a territory. This depends on the forces there; the storm is
 * not checked.
 */
export const canStopIn = (ctx: Ctx, state: GameState, faction: FactionId, territory: TerritoryId): boolean =>
  !isFullFor(ctx, state, faction, territory) &&
  !isAllys(ctx, state, faction, territory) &&
  !isClosedTo(ctx, state, faction, territory);

/**
 * Returns the sides that a faction’s forces may show where they stop; none if they may not stop at that place. Forces
 * with one side arrive as fighters.
 */
function sidesOnEntering(
  ctx: Ctx,
  state: GameState,
  faction: FactionId,
  coming: ForcesSide | 'either',
): (territory: TerritoryId) => readonly ForcesSide[] {
  const [entersAs] = activePowersOf(ctx, state, faction).flatMap((power) => power.entersAs ?? []);
  return (territory) => {
    if (isFullFor(ctx, state, faction, territory) || isClosedTo(ctx, state, faction, territory)) return [];
    const thereIsAlly = isAllys(ctx, state, faction, territory);
    if (thereIsAlly && ctx.rules.advisorsBesideAllies === 'never') return [];
    const said = entersAs?.({ state, faction, territory, coming, isAllys: thereIsAlly });
    return said ?? (thereIsAlly ? [] : ['fighters']);
  };
}

/** Places where forces may stop with the same choice of sides. */
export interface Enterable<Part extends Place> {
  readonly sides: readonly ForcesSide[];
  readonly parts: readonly Part[];
}

/** Returns the places where a faction’s forces may stop, grouped by the possible sides. */
export function bySides<Part extends Place>(
  ctx: Ctx,
  state: GameState,
  faction: FactionId,
  parts: readonly Part[],
  coming: ForcesSide | 'either',
): readonly Enterable<Part>[] {
  const found = new Map<string, { readonly sides: readonly ForcesSide[]; readonly parts: Part[] }>();
  const enteringIn = sidesOnEntering(ctx, state, faction, coming);
  const sidesIn = new Map<TerritoryId, readonly ForcesSide[]>();
  for (const part of parts) {
    const { territory } = part;
    const sides = sidesIn.get(territory) ?? enteringIn(territory);
    sidesIn.set(territory, sides);
    if (sides.length === 0) continue;
    const sofar = found.get(sides.join());
    if (sofar === undefined) found.set(sides.join(), { sides, parts: [part] });
    else sofar.parts.push(part);
  }
  return [...found.values()];
}

/**
 * Whether a stronghold is full of other fighters. Advisors do not fill their territory.
 * @rules GF9-2019 Phase 6 "Strongholds" · AH79 IX.C.1.c
 */
export const isFullFor = (
  { rules, board }: Ctx,
  state: GameState,
  faction: FactionId,
  territory: TerritoryId,
): boolean =>
  board.isStronghold(territory) &&
  fightingFactionsIn(state, territory).filter((other) => other !== faction).length >= rules.strongholdOccupancyLimit;

/**
 * Whether an ally fights in the territory. Allies may not be in one place, except in the Polar Sink. Advisors of an
 * ally leave room, unless the table keeps allies apart.
 */
const isAllys = ({ board, rules }: Ctx, state: GameState, faction: FactionId, territory: TerritoryId): boolean =>
  board.terrainOf(territory) !== 'polar-sink' &&
  (rules.advisorsBesideAllies === 'never'
    ? otherFactionsIn(state, faction, territory)
    : fightingFactionsIn(state, territory)
  ).some((other) => areAllies(state, faction, other));

/** Returns the powers by which forces turn to another side on this arrival. */
export const turningBy = (
  ctx: Ctx,
  state: GameState,
  faction: FactionId,
  from: readonly Place[],
  { territory, side }: Pick<Entered, 'territory' | 'side'>,
): readonly AdvantageId[] => {
  const before = sidesOf(state, faction, [...new Set([...from.map((place) => place.territory), territory])]);
  return activePowersOf(ctx, state, faction)
    .filter(({ turnsOnEntering }) => turnsOnEntering?.({ state, faction, territory, side, before }) === true)
    .map(({ id }) => id);
};

/** Returns the side that the faction's forces in these territories show; `null` if the faction has no forces there. */
const sidesOf = (state: GameState, faction: FactionId, territories: readonly TerritoryId[]): readonly SideBefore[] =>
  territories
    .filter((territory) => stacksIn(state, faction, territory).length > 0)
    .map((territory) => ({ territory, side: areAdvisors(state, faction, territory) ? 'advisors' : 'fighters' }));
