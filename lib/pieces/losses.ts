/** The choice of losses from several stacks: plain and special forces, stack by stack. */
import { partName, specialName } from '../board/places.ts';
import type { AnswerRecord, AnswerValue } from '../core/answer.ts';
import { enumerate, type Grammar, range, record } from '../core/grammar.ts';
import type { ForceStack } from '../model/board.ts';
import type { FactionId } from '../model/factions.ts';
import type { TerritoryId } from '../model/territories.ts';

/**
 * Returns for each stack a number for its special forces and one for its ordinary forces. Special forces come first, so
 * that the default, which is the first answer, gives up as few special forces as possible.
 */
const lossFields = (stacks: readonly ForceStack[]): { readonly [field: string]: Grammar } =>
  Object.fromEntries([
    ...stacks
      .filter(({ special }) => special > 0)
      .map((stack) => [specialName(stack), range(0, stack.special)] as const),
    ...stacks.map((stack) => [partName(stack), range(0, stack.count - stack.special)] as const),
  ]);

/** Returns the forces that an answer gives up, without stacks that lose none. */
export const lossesFrom = (
  stacks: readonly ForceStack[],
  answer: { readonly [field: string]: AnswerValue },
): readonly ForceStack[] =>
  stacks.flatMap((stack) => {
    const special = Number(answer[specialName(stack)] ?? 0);
    const count = special + Number(answer[partName(stack)] ?? 0);
    return count > 0 ? [{ ...stack, count, special }] : [];
  });

/** Forces of one faction of which only some die, with the number for each territory. */
export interface PartialLoss {
  readonly faction: FactionId;
  readonly stacks: readonly ForceStack[];
  readonly due: readonly { readonly territory: TerritoryId; readonly count: number }[];
}

/** Returns the losses from half of this number of forces, rounded up. */
export const halfLost = (count: number): number => Math.ceil(count / 2);

/** Returns every way in which the owner may choose the losses, by territory, plain or special. */
export const partialLossAnswers = ({ stacks, due }: PartialLoss): Grammar<AnswerRecord> =>
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

/** Returns the losses if the owner has no choice; otherwise `null`. */
export function forcedLoss(loss: PartialLoss): readonly ForceStack[] | null {
  const [only, another] = enumerate(partialLossAnswers(loss));
  if (another !== undefined || only === undefined) return null;
  return lossesFrom(loss.stacks, only);
}
