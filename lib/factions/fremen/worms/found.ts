/** The forces of Fremen and their allies in the territory of a worm, and the rides that are possible. */
import { isInStorm } from '../../../board/places.ts';
import { canStopIn } from '../../../pieces/entering.ts';
import type { Ctx } from '../../../powers/ctx.ts';
import { samePlace, type ForceStack, type Place } from '../../../model/board.ts';
import type { FactionId } from '../../../model/factions.ts';
import { areAllies, stacksIn } from '../../../model/selectors.ts';
import type { GameState } from '../../../model/state.ts';
import type { TerritoryId } from '../../../model/territories.ts';

/**
 * Returns the territories to which a faction may place or call a worm.
 * @rules GF9-2019 Fremen sheet "Sandworms", Advanced Karama Cards · AH79 Player Aid Pad B.6.B.5, back, Fremen 2 · R-151
 */
export const placesForWorm = ({ board, rules }: Pick<Ctx, 'board' | 'rules'>): readonly TerritoryId[] =>
  board.territories.filter((territory) => rules.wormsPlacedOn === 'anywhere' || board.terrainOf(territory) === 'sand');

/**
 * Returns the forces that a ridden worm may devour at its goal: all forces of others on the sand there, coexisting ones
 * too, but no ally's.
 */
export const devouredAt = (
  { board, rules }: Pick<Ctx, 'board' | 'rules'>,
  state: GameState,
  faction: FactionId,
  territory: TerritoryId,
): readonly ForceStack[] =>
  rules.ridesDevour && board.terrainOf(territory) === 'sand'
    ? state.forces.filter(
        (stack) =>
          stack.territory === territory && stack.faction !== faction && !areAllies(state, faction, stack.faction),
      )
    : [];

/**
 * Returns how much spice of a place these riders carry: as much as they collect there.
 * @param carriedByEach returns the spice that each force of a faction carries
 */
export const ridersCarry = (
  carriedByEach: (faction: FactionId) => number,
  place: Place,
  riders: readonly ForceStack[],
): number =>
  riders
    .filter((stack) => samePlace(stack, place))
    .reduce((sum, { faction, count }) => sum + count * carriedByEach(faction), 0);

/** Returns the forces of allies in that territory. */
export const alliesAt = (state: GameState, faction: FactionId, territory: TerritoryId | null): readonly ForceStack[] =>
  state.forces.filter((stack) => stack.territory === territory && areAllies(state, faction, stack.faction));

/**
 * Returns the forces that a worm may carry. Forces in the storm cannot ride, but survive like the other forces there.
 * @rules GF9-2019 Storm "Obstruction", Fremen sheet "Shai-Hulud" · AH79 IX.C.2.c, Fremen shield · R-153
 */
export const ridersAt = (state: GameState, faction: FactionId, territory: TerritoryId): readonly ForceStack[] =>
  stacksIn(state, faction, territory).filter((stack) => !isInStorm(stack, state.storm));

/**
 * Returns the possible destinations of a ride: places in other territories at any distance, outside the storm, where
 * the forces may stop.
 * @rules GF9-2019 Fremen sheet "Shai-Hulud" · AH79 Fremen shield ·
 */
export const landingsFrom = (
  ctx: Ctx,
  state: GameState,
  faction: FactionId,
  territory: TerritoryId,
): readonly Place[] =>
  ctx.board.territories
    .filter((other) => other !== territory && canStopIn(ctx, state, faction, other))
    .flatMap(ctx.board.partsOf)
    .filter((part) => !isInStorm(part, state.storm));
