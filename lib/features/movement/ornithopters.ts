/** Which factions fly: those with forces in a city, at the moments that the edition names. */
import type { FactionId } from '../../model/factions.ts';
import { hasMoves } from '../../model/phases.ts';
import { areAdvisors } from '../../model/selectors.ts';
import type { GameState } from '../../model/state.ts';
import type { TerritoryId } from '../../model/territories.ts';
import type { Ctx } from '../../powers/ctx.ts';
import type { MovementSlice, PlacesHeld } from './contract.ts';

/** Returns the places of all fighters now. */
export const placesHeld = (state: GameState): PlacesHeld => ({
  turn: state.turn,
  places: state.forces
    .filter(({ faction, territory }) => !areAdvisors(state, faction, territory))
    .map(({ faction, territory }) => ({ faction, territory })),
});

/** Records the places at the beginning of the turn, unless they are recorded already. */
export const withTurnBegun = (state: GameState): MovementSlice => ({
  placesAt: {
    turnBegan: state.placesAt.turnBegan?.turn === state.turn ? state.placesAt.turnBegan : placesHeld(state),
    movesBegan: state.placesAt.movesBegan,
  },
});

/** Returns the cities in which a faction's fighters are now. Ornithopters fly even if the storm is over the city. */
const citiesNow = ({ rules }: Ctx, state: GameState, faction: FactionId): readonly TerritoryId[] =>
  rules.moveRange.ornithoptersAt.filter((city) => isIn(placesHeld(state), faction, city));

/**
 * Returns the territories from which a faction's forces fly when its move begins. If the edition asks who held a city at
 * the end of the last turn, the faction must also have forces in a city after the shipments. It then keeps its
 * ornithopters until the moves are over.
 * @rules GF9-2019 Phase 6 "Ornithopters" · AH79 IX.C.2.a · Dune Squad III.F.1 ·
 */
export function fliesFrom(ctx: Ctx, state: GameState, faction: FactionId): readonly TerritoryId[] {
  if (ctx.rules.ornithopters === 'held-now') return citiesNow(ctx, state, faction);
  if (!mayFly(ctx, state, faction)) return [];
  const { movesBegan } = state.placesAt;
  return movesBegan?.turn === state.turn && hasMoves(state.phase)
    ? ctx.rules.moveRange.ornithoptersAt.filter((city) => isIn(movesBegan, faction, city))
    : citiesNow(ctx, state, faction);
}

/** Whether a faction flies in this turn if it has forces in a city after its shipment. */
export function mayFly({ rules }: Ctx, { placesAt, turn }: GameState, faction: FactionId): boolean {
  if (rules.ornithopters === 'held-now') return true;
  const { turnBegan } = placesAt;
  return turnBegan?.turn === turn && rules.moveRange.ornithoptersAt.some((city) => isIn(turnBegan, faction, city));
}

const isIn = ({ places }: PlacesHeld, faction: FactionId, territory: TerritoryId): boolean =>
  places.some((one) => one.faction === faction && one.territory === territory);
