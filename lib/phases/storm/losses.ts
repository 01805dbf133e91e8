/** What the storm takes: all forces it catches, or, from some factions, half of them. */
import { partName, specialName } from '../../board/places.ts';
import { enumerate, record, type Grammar } from '../../core/grammar.ts';
import { must } from '../../core/assert-never.ts';
import type { ForceStack } from '../../model/board.ts';
import type { FactionId } from '../../model/factions.ts';
import type { StormActivity } from '../../model/activities.ts';
import type { GameState } from '../../model/state.ts';
import type { TerritoryId } from '../../model/territories.ts';
import { powersInForce } from '../../rules/advantages.ts';
import { caughtInStorm } from '../../rules/caught.ts';
import type { Ctx } from '../../rules/ctx.ts';
import { lossesFrom, lossFields } from '../../rules/losses.ts';
import { countOf } from '../../rules/position.ts';

/** Forces of one faction of which only some die, and how many in each territory. */
export interface PartialLoss {
  readonly faction: FactionId;
  readonly stacks: readonly ForceStack[];
  readonly due: readonly { readonly territory: TerritoryId; readonly count: number }[];
}

/**
 * Who loses only half, a fraction of the loss up, counted over all of a territory that the storm has entered.
 * @rules GF9-2019 Fremen sheet "Storm losses" · R-149
 */
export function partialLosses(ctx: Ctx, state: GameState): readonly PartialLoss[] {
  return state.factions
    .filter(({ faction }) => powersInForce(ctx, state, faction).some(({ halfLostInStorm }) => halfLostInStorm === true))
    .map(({ faction }) => {
      const stacks = caughtInStorm(state).filter((stack) => stack.faction === faction);
      const territories = [...new Set(stacks.map(({ territory }) => territory))];
      const due = territories.map((territory) => ({
        territory,
        count: Math.ceil(countOf(stacks.filter((stack) => stack.territory === territory)) / 2),
      }));
      return { faction, stacks, due };
    })
    .filter(({ stacks }) => stacks.length > 0);
}

/** Every way in which the owner may lose what is due: territory by territory, plain or special. */
export const partialLossAnswers = ({ stacks, due }: PartialLoss): Grammar =>
  record(
    lossFields(stacks),
    ...due.map(({ territory, count }) => ({
      kind: 'sum' as const,
      fields: stacks
        .filter((stack) => stack.territory === territory)
        .flatMap((stack) => (stack.special > 0 ? [partName(stack), specialName(stack)] : [partName(stack)])),
      total: count,
    })),
  );

/** The only way there is; `null` where the owner has a choice. */
export function forcedLoss(loss: PartialLoss): readonly ForceStack[] | null {
  const [only, another] = enumerate(partialLossAnswers(loss));
  if (another !== undefined || typeof only !== 'object' || only === null) return null;
  return lossesFrom(loss.stacks, only);
}

/** Owners who still have to choose. */
export const undecided = (ctx: Ctx, state: GameState, storm: StormActivity): readonly PartialLoss[] =>
  partialLosses(ctx, state).filter(
    (loss) => forcedLoss(loss) === null && !storm.chosenLosses.some(({ faction }) => faction === loss.faction),
  );

/** Everything that dies, once all have chosen. */
export function forcesTaken(ctx: Ctx, state: GameState, storm: StormActivity): readonly ForceStack[] {
  const partial = partialLosses(ctx, state);
  return [
    ...caughtInStorm(state).filter(({ faction }) => !partial.some((loss) => loss.faction === faction)),
    ...partial.flatMap(
      (loss) =>
        storm.chosenLosses.find(({ faction }) => faction === loss.faction)?.lost ??
        must(forcedLoss(loss), 'a loss without choice'),
    ),
  ];
}
