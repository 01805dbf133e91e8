/** The texts of public facts in the log and at the desk. */
import type { EditionId } from '../../model/editions.ts';
import type { PublicFact } from '../../model/facts.ts';
import { render } from '../message.ts';
import type { FactMessages } from '../messages.ts';
import { MESSAGES } from '../../messages.ts';
import { mergeByName } from './merge-by-name.ts';

const FACTS = mergeByName<PublicFact['kind'], FactMessages<PublicFact>>(MESSAGES, 'facts');

/** Returns the text of a public fact with its former value: `Storm: sector 12, was 9.` */
export function formatFact(fact: PublicFact, edition: EditionId, was: PublicFact | null = null): string {
  const before = was === null ? '' : `, was ${shortValue(was, edition)}`;
  return `${subjectOf(fact, edition)}: ${valueOf(fact, edition)}${before}.`;
}

/** Returns the subject of a public fact: `Harkonnen forces in Carthag, sector 10`. */
export const subjectOf = (fact: PublicFact, edition: EditionId): string =>
  render(FACTS[fact.kind].about, fact, edition);

/** Returns only the value of a fact: `sector 12`, `in the tanks`, `none`. */
export const valueOf = (fact: PublicFact, edition: EditionId): string =>
  render(FACTS[fact.kind].inFull ?? FACTS[fact.kind].value, fact, edition);

const shortValue = (fact: PublicFact, edition: EditionId): string => render(FACTS[fact.kind].value, fact, edition);

/**
 * Returns a correction for the log, without a capital first letter: `the moderator set the storm to sector 12, was 9.`
 */
export function formatCorrection(fact: PublicFact, was: PublicFact, edition: EditionId): string {
  const before = shortValue(was, edition);
  const to = `to ${valueOf(fact, edition)}, was ${before}`;
  return `the moderator ${render(FACTS[fact.kind].corrected, fact, { to, was: before, edition })}.`;
}
