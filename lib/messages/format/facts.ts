/** Public facts as the log and the desk write them. */
import type { EditionId } from '../../model/editions.ts';
import type { PublicFact } from '../../model/facts.ts';
import { said } from '../message.ts';
import type { FactWords } from '../messages.ts';
import { WORDS } from '../../messages.ts';
import { merged } from './merged.ts';

const FACTS = merged<PublicFact['kind'], FactWords<PublicFact>>(WORDS, 'facts');

/** A public fact with what stood there before: `Storm: sector 12, was 9.` */
export function sayFact(fact: PublicFact, edition: EditionId, was: PublicFact | null = null): string {
  const before = was === null ? '' : `, was ${shortValue(was, edition)}`;
  return `${subjectOf(fact, edition)}: ${valueOf(fact, edition)}${before}.`;
}

/** What a public fact is about: `Harkonnen forces in Carthag, sector 10`. */
export const subjectOf = (fact: PublicFact, edition: EditionId): string => said(FACTS[fact.kind].about, fact, edition);

/** The value alone: `sector 12`, `in the tanks`, `none`. */
export const valueOf = (fact: PublicFact, edition: EditionId): string =>
  said(FACTS[fact.kind].inFull ?? FACTS[fact.kind].value, fact, edition);

const shortValue = (fact: PublicFact, edition: EditionId): string => said(FACTS[fact.kind].value, fact, edition);

/** A correction as the log tells it, its first letter small: `the moderator set the storm to sector 12, was 9.` */
export function sayCorrection(fact: PublicFact, was: PublicFact, edition: EditionId): string {
  const before = shortValue(was, edition);
  const to = `to ${valueOf(fact, edition)}, was ${before}`;
  return `the moderator ${said(FACTS[fact.kind].corrected, fact, { to, was: before, edition })}.`;
}
