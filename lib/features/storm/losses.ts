/** The losses of a storm: all forces that it catches, or for some factions a part of them. */
import { must } from '../../core/assert-never.ts';
import { caughtInStorm, stormLossRule } from './api.ts';
import type { Ctx } from '../../powers/ctx.ts';
import { forcedLoss, type PartialLoss } from '../../pieces/losses.ts';
import { countOf } from '../../model/selectors.ts';
import type { ForceStack } from '../../model/board.ts';
import type { GameState } from '../../model/state.ts';
import type { StormActivity } from './contract.ts';

/**
 * Returns the factions that lose only a part of their forces, counted over all entered sectors of a territory.
 */
function partialLosses(ctx: Ctx, state: GameState): readonly PartialLoss[] {
  return state.factions
    .flatMap(({ faction }) => {
      const taken = stormLossRule(ctx, state, faction);
      if (taken === null) return [];
      const stacks = caughtInStorm(ctx.board, state).filter((stack) => stack.faction === faction);
      const territories = [...new Set(stacks.map(({ territory }) => territory))];
      const due = territories.map((territory) => ({
        territory,
        count: taken(countOf(stacks.filter((stack) => stack.territory === territory))),
      }));
      return [{ faction, stacks, due }];
    })
    .filter(({ stacks }) => stacks.length > 0);
}

/** Returns the owners who must still choose. */
export const pendingLossChoices = (ctx: Ctx, state: GameState, storm: StormActivity): readonly PartialLoss[] =>
  partialLosses(ctx, state).filter(
    (loss) => forcedLoss(loss) === null && !storm.chosenLosses.some(({ faction }) => faction === loss.faction),
  );

/** Returns all forces that die, after all choices. */
export function forcesTaken(ctx: Ctx, state: GameState, storm: StormActivity): readonly ForceStack[] {
  const partial = partialLosses(ctx, state);
  return [
    ...caughtInStorm(ctx.board, state).filter(({ faction }) => !partial.some((loss) => loss.faction === faction)),
    ...partial.flatMap(
      (loss) =>
        storm.chosenLosses.find(({ faction }) => faction === loss.faction)?.lost ??
        must(forcedLoss(loss), 'a loss without choice'),
    ),
  ];
}
