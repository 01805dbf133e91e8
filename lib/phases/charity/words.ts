/** CHOAM Charity: what may be claimed, and what was. */
import type { Charity } from '../../table/charity.ts';
import { capital, listed, saySpice } from '../../words/numbers.ts';
import { theFaction } from '../../words/names.ts';
import type { CharityTold } from './contract.ts';

/** Beneath the question: the rule, the same on every phone. */
export const leads = {
  'claim-charity': ({ terms }: { readonly terms: Charity }): string =>
    `${sayTerms(terms)} Everybody is asked, and what each says is turned over when all have spoken.`,
} as const;

/** What the desk says of an answer that is owed, and what comes of it when the desk answers. */
export const owed = { 'claim-charity': 'word of CHOAM Charity' } as const;
export const defaults = { 'claim-charity': 'Nothing is claimed, whatever the seat holds.' } as const;

/** The button of an answer: `Claim 2 spice`, `Claim nothing`. */
export const sayClaim = (amount: number): string => (amount === 0 ? 'Claim nothing' : `Claim ${saySpice(amount)}`);

/** Who may claim how much: `Whoever holds 1 spice or none may claim: the bank makes it 2.` */
export const sayTerms = ({ holding, upTo }: Charity): string =>
  `Whoever holds ${holding === 0 ? 'no spice' : `${saySpice(holding)} or none`} may claim: the bank makes it ${upTo}.`;

/** A line of the log, its first letter small. */
export const told = {
  'charity-closed': ({ taken }: CharityTold): string =>
    taken.length === 0
      ? 'nobody took CHOAM Charity.'
      : `CHOAM Charity: ${listed(taken.map(({ faction, amount }) => `${theFaction(faction)} took ${saySpice(amount)}`))}.`,
} as const;

/** What everybody reads while it is claimed. */
export const sayWhileClaimed = (terms: Charity): string => `${sayTerms(terms)} Everybody is asked, rich or poor.`;

/** Whoever gets it without a claim, in a sentence. */
export const sayAlways = (faction: Parameters<typeof theFaction>[0], { upTo }: Charity): string =>
  `${capital(theFaction(faction))} takes ${upTo} whatever it holds.`;
