import { firstAnswer, type Grammar } from '../../../../../../lib/client.ts';

/** A legal choice of losses to start from. */
export function firstLosses(answers: Grammar): { readonly [part: string]: number } {
  const first = firstAnswer(answers);
  if (typeof first !== 'object' || first === null) return {};
  return Object.fromEntries(Object.entries(first).map(([part, count]) => [part, Number(count)]));
}
