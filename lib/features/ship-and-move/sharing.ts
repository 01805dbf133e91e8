/**
 * Allies that share a place since the nexus. The second of them to act must have left the place by the end of its turn.
 */
import { select } from '../../core/memoize-by-parts.ts';
import { forcesLost } from '../../pieces/events.ts';
import type { Ctx } from '../../powers/ctx.ts';
import type { GameEvent } from '../../model/events.ts';
import type { FactionId } from '../../model/factions.ts';
import { stacksIn } from '../../model/selectors.ts';
import { findActivity } from '../../model/stack.ts';
import type { GameState } from '../../model/state.ts';
import type { TerritoryId } from '../../model/territories.ts';
import type { SharedPlace } from '../nexus/contract.ts';
import { placesShared } from '../nexus/api.ts';

/**
 * Returns the places that a faction shares with an ally, in two lists. The faction must leave places where the ally has
 * stayed in its own turn. In other places it may stay, and then the ally must leave.
 */
export function sharedBy(
  ctx: Ctx,
  state: GameState,
  faction: FactionId,
): { readonly mustLeave: readonly TerritoryId[]; readonly mayStay: readonly TerritoryId[] } {
  const done = doneIn(state);
  const shared = placesShared(ctx, state).filter(({ members }) => members.includes(faction));
  const isSecond = ({ members }: SharedPlace): boolean => members.some((member) => done.includes(member));
  const namesOf = (places: readonly SharedPlace[]) => places.map(({ territory }) => territory);
  return {
    mustLeave: namesOf(shared.filter(isSecond)),
    mayStay: namesOf(shared.filter((place) => !isSecond(place))),
  };
}

const doneIn = (state: GameState): readonly FactionId[] => select(state, whoHasActed, null);
/** Returns the factions that have moved, or have decided not to move. */
const whoHasActed = (state: GameState): readonly FactionId[] => {
  const phase = findActivity(state, 'ship-and-move');
  return phase === null || phase.round === 'shipments' ? [] : phase.done;
};

/**
 * Returns the forces that go to the tanks: forces of the ally that acted second, if the ally that acted first has not
 * left either. In a round of shipments alone, both may still move, so no forces are lost.
 */
export function mustLeave(
  ctx: Ctx,
  state: GameState,
  faction: FactionId,
  done: readonly FactionId[] = doneIn(state),
): readonly GameEvent[] {
  if (findActivity(state, 'ship-and-move')?.round === 'shipments') return [];
  return placesShared(ctx, state)
    .filter(({ members }) => members.includes(faction) && members.some((member) => done.includes(member)))
    .flatMap(({ territory }) => stacksIn(state, faction, territory).map((stack) => forcesLost(stack)));
}
