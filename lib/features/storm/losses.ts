/** The losses of a storm: all forces that it catches, or for some factions a part of them. */
import { must } from '../../core/assert-never.ts';
import { caughtInStorm, stormLossRule } from './api.ts';
import type { Ctx } from '../../powers/ctx.ts';
import { forcedLoss, type PartialLoss } from '../../pieces/losses.ts';
import { countOf } from '../../model/selectors.ts';
import { type ForceStack, samePlace } from '../../model/board.ts';
import { mercenariesIn, onlyMercenaries, ownForces, plus, withOtherForces } from '../../model/forces.ts';
import type { GameState } from '../../model/state.ts';
import type { StormActivity } from './contract.ts';

/**
 * Returns the factions that lose only a part of their own forces, counted over all entered sectors of a territory. Their
 * mercenaries are left out, because all of them die.
 */
function partialLosses(ctx: Ctx, state: GameState): readonly PartialLoss[] {
  return state.factions
    .flatMap(({ faction }) => {
      const taken = stormLossRule(ctx, state, faction);
      if (taken === null) return [];
      const stacks = caughtInStorm(ctx.board, state)
        .filter((stack) => stack.faction === faction)
        .map((stack) => withOtherForces(stack, ownForces(stack)))
        .filter(({ count }) => count > 0);
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
  const chosen = partialLosses(ctx, state).flatMap(
    (loss) =>
      storm.chosenLosses.find(({ faction }) => faction === loss.faction)?.lost ??
      must(forcedLoss(loss), 'a loss without choice'),
  );
  const caught = caughtInStorm(ctx.board, state);
  const isLimited = ({ faction }: ForceStack): boolean => stormLossRule(ctx, state, faction) !== null;
  const hired = caught
    .filter((stack) => isLimited(stack) && mercenariesIn(stack) > 0)
    .map((stack) => withOtherForces(stack, onlyMercenaries(mercenariesIn(stack))));
  return joined([...caught.filter((stack) => !isLimited(stack)), ...chosen, ...hired]);
}

/** Returns these stacks with the stacks of one faction in one place together. */
const joined = (stacks: readonly ForceStack[]): readonly ForceStack[] =>
  stacks.reduce<readonly ForceStack[]>((all, stack) => {
    const isSame = (one: ForceStack): boolean => one.faction === stack.faction && samePlace(one, stack);
    return all.some(isSame)
      ? all.map((one) => (isSame(one) ? withOtherForces(one, plus(one, stack)) : one))
      : [...all, stack];
  }, []);
