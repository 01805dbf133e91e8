/** The choice of losses from several stacks: each kind of forces, stack by stack. */
import { kindsIn, presentIn } from '../board/places.ts';
import type { AnswerRecord, AnswerValue } from '../core/answer.ts';
import { enumerate, type Grammar, range, record } from '../core/grammar.ts';
import type { ForceStack } from '../model/board.ts';
import { withOtherForces } from '../model/forces.ts';
import type { FactionId } from '../model/factions.ts';
import type { TerritoryId } from '../model/territories.ts';

/**
 * Returns for each stack a number for each kind of forces. Ordinary forces come last, so that the default, which is the
 * first answer, gives up as few of the other forces as possible.
 */
const lossFields = (stacks: readonly ForceStack[]): { readonly [field: string]: Grammar } => {
  const others = stacks.flatMap(presentIn).filter(({ kind }) => kind !== 'ordinary');
  const ordinary = stacks.flatMap(kindsIn).filter(({ kind }) => kind === 'ordinary');
  return Object.fromEntries([...others, ...ordinary].map(({ name, most }) => [name, range(0, most)]));
};

/** Returns the forces that an answer gives up, without stacks that lose none. */
export const lossesFrom = (
  stacks: readonly ForceStack[],
  answer: { readonly [field: string]: AnswerValue },
): readonly ForceStack[] =>
  stacks.flatMap((stack) => {
    const [ordinary = 0, special = 0, mercenaries = 0] = kindsIn(stack).map(({ name }) => Number(answer[name] ?? 0));
    const count = ordinary + special + mercenaries;
    return count > 0 ? [withOtherForces(stack, { count, special, mercenaries })] : [];
  });

/** Forces of one faction of which only some die, with the number for each territory. */
export interface PartialLoss {
  readonly faction: FactionId;
  readonly stacks: readonly ForceStack[];
  readonly due: readonly { readonly territory: TerritoryId; readonly count: number }[];
}

/** Returns the losses from half of this number of forces, rounded up. */
export const halfLost = (count: number): number => Math.ceil(count / 2);

/** Returns every way in which the owner may choose the losses, by territory and kind of forces. */
export const partialLossAnswers = ({ stacks, due }: PartialLoss): Grammar<AnswerRecord> =>
  record(
    lossFields(stacks),
    ...due.map(({ territory, count }) => ({
      kind: 'sum' as const,
      fields: stacks
        .filter((stack) => stack.territory === territory)
        .flatMap((stack) => kindsIn(stack).filter(({ kind, most }) => kind === 'ordinary' || most > 0))
        .map(({ name }) => name),
      total: count,
    })),
  );

/** Returns the losses if the owner has no choice; otherwise `null`. */
export function forcedLoss(loss: PartialLoss): readonly ForceStack[] | null {
  const [only, another] = enumerate(partialLossAnswers(loss));
  if (another !== undefined || only === undefined) return null;
  return lossesFrom(loss.stacks, only);
}
