import { contains, firstAnswer, isFields, type AnswerRecord } from '#client';
import type { PromptOf } from '#app/_components/prompt/prompt-page.ts';

/** Returns nearly equal shares of the whole report, as far as the prompt allows them. */
export function firstShares({ answers, announced }: PromptOf<'hand-out-shares'>): AnswerRecord {
  const least = firstAnswer(answers);
  let shares: AnswerRecord = isFields(least) ? least : {};
  for (let left = announced - sumOfShares(shares); left > 0; left -= 1) {
    const next = Object.keys(shares)
      .sort((one, other) => Number(shares[one]) - Number(shares[other]))
      .map((taker): AnswerRecord => ({ ...shares, [taker]: Number(shares[taker]) + 1 }))
      .find((more) => contains(answers, more));
    if (next === undefined) break;
    shares = next;
  }
  return shares;
}

/** Returns the shares of all takers together. */
export const sumOfShares = (shares: AnswerRecord): number =>
  Object.values(shares).reduce<number>((sum, share) => sum + Number(share), 0);
