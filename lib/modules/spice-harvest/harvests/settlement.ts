/** The payments after a vote, and what everybody learns from the payments. */
import type { FactionId } from '../../../model/factions.ts';
import type { HarvestRules } from '../rules.ts';
import { sumOf } from './api.ts';
import type { CastVote, HarvestActivity, HarvestReport, PaidFromPot } from './contract.ts';

/** The pot of a harvest after the vote. */
export interface Settlement {
  readonly drawn: number;
  /** The sum of the printed values of the cards. */
  readonly printed: number;
  readonly announced: number;
  readonly pot: number;
  readonly paidToYes: readonly PaidFromPot[];
  /** The spice that is left in the pot. */
  readonly rest: number;
  readonly noVoters: readonly FactionId[];
  /** Whether the report is dishonest and there are more no votes than yes votes. */
  readonly isCaught: boolean;
  readonly honest: HarvestReport['honest'];
}

/**
 * Returns the pot after the vote. The yes voters get their shares. The report is dishonest if the announced sum differs
 * from the drawn sum, or the sum of the shares from the announced sum.
 *
 * @rules AH79 Spice Harvest V.2.b ·
 */
export function settle(
  { managersFee }: HarvestRules,
  { drawn: cards, printed, announced: told, shares }: HarvestActivity,
  votes: readonly CastVote[],
): Settlement {
  const drawn = sumOf(cards);
  const announced = told ?? 0;
  const pot = drawn + managersFee;
  const noVoters = noVotersIn(votes);
  const paidToYes = votes
    .filter(({ vote }) => vote === 'yes')
    .map(({ faction }) => ({ faction, amount: shares.find((one) => one.faction === faction)?.share ?? 0 }));
  const isHonest = announced === drawn && sumOf(shares.map(({ share }) => share)) === announced;
  const isOutvoted = noVoters.length > paidToYes.length;
  return {
    drawn,
    printed: sumOf(printed),
    announced,
    pot,
    paidToYes,
    rest: pot - sumOf(paidToYes.map(({ amount }) => amount)),
    noVoters,
    isCaught: isOutvoted && !isHonest,
    honest: isOutvoted ? isHonest : 'untold',
  };
}

/** Returns the no voters, in the order of the votes. */
export const noVotersIn = (votes: readonly CastVote[]): readonly FactionId[] =>
  votes.filter(({ vote }) => vote === 'no').map(({ faction }) => faction);

/** Whether the no voters must agree about the rest, because it cannot be divided equally. @rules R-223 */
export const isUneven = ({ isCaught, rest, noVoters }: Settlement): boolean => isCaught && rest % noVoters.length !== 0;

/**
 * Returns the parts of the no voters. If all of them want the same parts, they get these parts; otherwise they get
 * equal parts. The remainder goes back to the bank.
 *
 * @rules AH79 Spice Harvest V.2.b.3 · R-223
 */
export function divided(
  { rest, noVoters }: Settlement,
  wanted: readonly (readonly PaidFromPot[] | null)[],
): readonly PaidFromPot[] {
  const [first = null] = wanted;
  const areOne = wanted.every((one) => JSON.stringify(one) === JSON.stringify(first));
  return first !== null && areOne
    ? first
    : noVoters.map((faction) => ({ faction, amount: Math.floor(rest / noVoters.length) }));
}
