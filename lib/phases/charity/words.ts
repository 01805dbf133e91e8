/** CHOAM Charity: what may be claimed, and what was. */
import type { Charity } from '../../table/charity.ts';
import { capital, listed, saySpice } from '../../words/numbers.ts';
import { theFaction } from '../../words/names.ts';
import type { Words } from '../../words/words.ts';
import type { CharityContract } from './contract.ts';

export const charityWords: Words<CharityContract> = {
  questions: {
    'claim-charity': {
      lead: ({ terms }) =>
        `${sayTerms(terms)} Everybody is asked, and what each says is turned over when all have spoken.`,
      owed: 'word of CHOAM Charity',
      byDefault: 'Nothing is claimed, whatever the seat holds.',
    },
  },
  told: {
    'charity-closed': ({ taken }) =>
      taken.length === 0
        ? 'nobody took CHOAM Charity.'
        : `CHOAM Charity: ${listed(taken.map(({ faction, amount }) => `${theFaction(faction)} took ${saySpice(amount)}`))}.`,
  },
};

/** The button of an answer: `Claim 2 spice`, `Claim nothing`. */
export const sayClaim = (amount: number): string => (amount === 0 ? 'Claim nothing' : `Claim ${saySpice(amount)}`);

/** Who may claim how much: `Whoever holds 1 spice or none may claim: the bank makes it 2.` */
export const sayTerms = ({ holding, upTo }: Charity): string =>
  `Whoever holds ${holding === 0 ? 'no spice' : `${saySpice(holding)} or none`} may claim: the bank makes it ${upTo}.`;

/** What everybody reads while it is claimed. */
export const sayWhileClaimed = (terms: Charity): string => `${sayTerms(terms)} Everybody is asked, rich or poor.`;

/** Whoever gets it without a claim, in a sentence. */
export const sayAlways = (faction: Parameters<typeof theFaction>[0], { upTo }: Charity): string =>
  `${capital(theFaction(faction))} takes ${upTo} whatever it holds.`;
