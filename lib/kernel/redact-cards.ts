/** Lines of the log without the names of treachery cards. */
import type { LogFact } from '../model/log.ts';
import { TREACHERY_TITLES } from '../model/treachery-cards.ts';
import { cardRedactionFor } from './registry.ts';

/**
 * Returns a line without its card names, for audiences without records of cards. A line without card names stays
 * unchanged.
 */
export function redactCards(fact: LogFact): LogFact {
  const left = cardRedactionFor(fact);
  const kept = left === undefined ? (namesCard(fact) ? null : fact) : left(fact);
  return kept ?? { code: 'cards-were-named' };
}

/** Whether this value contains the title of a card. */
export function namesCard(fact: unknown): boolean {
  if (typeof fact === 'string') return TITLES.has(fact);
  return typeof fact === 'object' && fact !== null && Object.values(fact).some(namesCard);
}

const TITLES: ReadonlySet<string> = new Set(TREACHERY_TITLES);
