/** The losses that an answer names, stack by stack. */
import { getField, isRecord, type AnswerRecord, type AnswerValue, type ForceStack, type Forces } from '#engine';
import { allKindsOf } from './kinds.ts';

/** Whether the answer names the lost forces of each kind for each stack, and not more than the stack has. */
export function isLossOf(
  stacks: readonly ForceStack[],
  value: AnswerValue,
  names: 'where-there' | 'as-somewhere' = 'where-there',
): value is AnswerRecord {
  // In a battle every stack names each kind that some stack has.
  const isNamed = (at: number): boolean => at === 0 || stacks.some((stack) => (allKindsOf(stack)[at]?.[1] ?? 0) > 0);
  const most = stacks.flatMap((stack) =>
    allKindsOf(stack).filter(([, number], at) => (names === 'as-somewhere' ? isNamed(at) : at === 0 || number > 0)),
  );
  return (
    isRecord(value) &&
    Object.keys(value).length === most.length &&
    most.every(([name, number]) => isWholeNumber(getField(value, name) ?? null, 0, number))
  );
}

/** Returns the number of forces that these stacks lose if the answer is given. */
export function fallenIn(stacks: readonly ForceStack[], value: AnswerRecord): Required<Forces> {
  const [ordinary = 0, special = 0, mercenaries = 0] = [0, 1, 2].map((at) =>
    stacks.reduce((sum, stack) => sum + Number(getField(value, allKindsOf(stack)[at]?.[0] ?? '') ?? 0), 0),
  );
  return { count: ordinary + special + mercenaries, special, mercenaries };
}

export const isWholeNumber = (value: AnswerValue, from: number, to: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= from && value <= to;
