/** Which forces of several stacks fall, where their owner chooses: plain and special ones, stack by stack. */
import type { AnswerValue } from '../core/answer.ts';
import { range, type Grammar } from '../core/grammar.ts';
import type { ForceStack } from '../model/board.ts';
import { partName, specialName } from '../board/places.ts';

/** One number for the plain forces of each stack, one for the special ones where it has any. */
export const lossFields = (stacks: readonly ForceStack[]): { readonly [field: string]: Grammar } =>
  Object.fromEntries(
    stacks.flatMap((stack): readonly (readonly [string, Grammar])[] => [
      [partName(stack), range(0, stack.count - stack.special)],
      ...(stack.special > 0 ? [[specialName(stack), range(0, stack.special)] as const] : []),
    ]),
  );

/** The forces that an answer to such fields gives up; stacks that lose none are left out. */
export const lossesFrom = (
  stacks: readonly ForceStack[],
  answer: { readonly [field: string]: AnswerValue },
): readonly ForceStack[] =>
  stacks.flatMap((stack) => {
    const special = Number(answer[specialName(stack)] ?? 0);
    const count = special + Number(answer[partName(stack)] ?? 0);
    return count > 0 ? [{ ...stack, count, special }] : [];
  });
