/** The shares of an announced harvest, and the share cards. */
import { type AnswerValue, getField } from '../../../core/answer.ts';
import { type Grammar, range, record } from '../../../core/grammar.ts';
import type { FactionId } from '../../../model/factions.ts';
import type { HarvestRules } from '../rules.ts';
import type { Share } from './contract.ts';

/**
 * Returns every way to give one share to each of these factions. The shares add up to the announced sum at most, and
 * are made of the share cards that exist. With many takers, any shares can be given.
 *
 * @rules AH79 Spice Harvest V.1.b, III.4 · R-220
 */
export function shareAnswers(rules: HarvestRules, takers: readonly FactionId[], announced: number): Grammar {
  const fields = Object.fromEntries(takers.map((taker) => [taker, range(0, announced)]));
  return record(
    fields,
    { kind: 'between', fields: takers, least: 0, most: announced },
    ...(areLimited(rules, takers.length)
      ? [{ kind: 'from-stock', fields: takers, stock: rules.shareCards } as const]
      : []),
  );
}

/**
 * Returns the smallest harvest that can be announced. Every taker needs a card, and only a few cards have a value of 0.
 *
 * @rules
 */
export function leastAnnounced(rules: HarvestRules, takers: number): number {
  if (!areLimited(rules, takers)) return 0;
  const cards = rules.shareCards.flatMap(({ value, count }) => Array.from({ length: count }, () => value));
  return cards
    .sort((one, other) => one - other)
    .slice(0, takers)
    .reduce((sum, value) => sum + value, 0);
}

/** Whether the share cards limit the shares of this number of takers. @rules R-220 */
const areLimited = ({ mostTakersOfShareCards }: HarvestRules, takers: number): boolean =>
  takers <= mostTakersOfShareCards;

/** Returns the shares of an answer, in the order of the takers. */
export const parseShares = (value: AnswerValue, takers: readonly FactionId[]): readonly Share[] =>
  takers.map((faction) => ({ faction, share: Number(getField(value, faction) ?? 0) }));
