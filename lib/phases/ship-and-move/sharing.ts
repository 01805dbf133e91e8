/** Allies who came to stand in one place in the nexus: the second of them to act must have left it by the end of its turn. */
import { forcesLost } from '../../pieces/made.ts';
import type { Ctx } from '../../powers/ctx.ts';
import type { GameEvent } from '../../table/events.ts';
import type { FactionId } from '../../table/factions.ts';
import { stacksIn } from '../../table/position.ts';
import { runningOf } from '../../table/stack.ts';
import type { GameState } from '../../table/state.ts';
import type { TerritoryId } from '../../table/territories.ts';
import { placesShared } from '../nexus/known.ts';

/** Places that a faction shares with an ally. */
export const sharedBy = (ctx: Ctx, state: GameState, faction: FactionId): readonly TerritoryId[] =>
  placesShared(ctx, state)
    .filter(({ members }) => members.includes(faction))
    .map(({ territory }) => territory);

/**
 * Forces that go to the tanks: those of the second ally, where the first has not left either.
 * @rules GF9-2019 Alliances "Note", Questions and Answers "Movement" · R-38
 */
export function leftBehind(
  ctx: Ctx,
  state: GameState,
  faction: FactionId,
  done: readonly FactionId[] = runningOf(state, 'ship-and-move')?.done ?? [],
): readonly GameEvent[] {
  return placesShared(ctx, state)
    .filter(({ members }) => members.includes(faction) && members.some((member) => done.includes(member)))
    .flatMap(({ territory }) => stacksIn(state, faction, territory).map((stack) => forcesLost(stack)));
}
