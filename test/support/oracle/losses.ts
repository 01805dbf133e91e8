/** The losses that an answer names, stack by stack. */
import {
  getField,
  isRecord,
  partName,
  specialName,
  type AnswerRecord,
  type AnswerValue,
  type ForceStack,
  type Forces,
} from '#engine';

/** Whether the answer names ordinary and special forces to lose for each stack, and not more than the stack has. */
export function isLossOf(
  stacks: readonly ForceStack[],
  value: AnswerValue,
  namesSpecial: boolean | 'where-there' = 'where-there',
): value is AnswerRecord {
  const most = stacks.flatMap((stack) => [
    [partName(stack), stack.count - stack.special] as const,
    ...((namesSpecial === 'where-there' ? stack.special > 0 : namesSpecial)
      ? [[specialName(stack), stack.special] as const]
      : []),
  ]);
  return (
    isRecord(value) &&
    Object.keys(value).length === most.length &&
    most.every(([name, number]) => isWholeNumber(getField(value, name) ?? null, 0, number))
  );
}

/** Returns the number of forces that these stacks lose if the answer is given. */
export function fallenIn(stacks: readonly ForceStack[], value: AnswerRecord): Forces {
  const named = (name: string): number => Number(getField(value, name) ?? 0);
  const special = stacks.reduce((sum, stack) => sum + named(specialName(stack)), 0);
  return { count: special + stacks.reduce((sum, stack) => sum + named(partName(stack)), 0), special };
}

export const isWholeNumber = (value: AnswerValue, from: number, to: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= from && value <= to;
