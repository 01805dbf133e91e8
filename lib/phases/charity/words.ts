/** CHOAM Charity: what may be claimed, and what was. */
import type { Charity } from '../../table/charity.ts';
import { capital, listed, saySpice } from '../../words/numbers.ts';
import { theFaction } from '../../words/names.ts';
import type { FactionId } from '../../table/factions.ts';
import type { Words } from '../../words/words.ts';
import type { CharityContract, CharityTaken } from './contract.ts';

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
      taken.length === 0 ? 'nobody took CHOAM Charity.' : `CHOAM Charity: ${sayEach(taken)}.`,
  },
};

const sayEach = (taken: readonly CharityTaken[]): string =>
  listed(taken.map(({ faction, amount }) => `${theFaction(faction)} took ${saySpice(amount)}`));

/** The button of an answer: `Claim 2 spice`, `Claim nothing`. */
export const sayClaim = (amount: number): string => (amount === 0 ? 'Claim nothing' : `Claim ${saySpice(amount)}`);

/** Who may claim how much: `Whoever holds 1 spice or none may claim: the bank makes it 2.` */
export const sayTerms = ({ holding, upTo }: Charity): string =>
  `Whoever holds ${holding === 0 ? 'no spice' : `${saySpice(holding)} or none`} may claim: the bank makes it ${upTo}.`;

/** Whoever gets it without a claim, in a sentence. */
export const sayAlways = (faction: FactionId, { upTo }: Charity): string =>
  `${capital(theFaction(faction))} takes ${upTo} whatever it holds.`;

/** What lies under the cover, as its owner calls it. */
export const CLAIMED = 'your claim';

/** The act of the page: it never names what was chosen. */
export const CLAIM_ACT = { before: 'Claim, or claim nothing', after: 'Seal your answer' } as const;

/** Nothing is chosen yet. */
export const CLAIM_MISSING = 'Choose under the sand first.';

/** Under the cover of whoever holds too much. */
export const sayNoClaim = ({ holding }: Charity): string =>
  `You hold more than ${saySpice(holding)}. The others cannot see that, and are asked the same.`;

/** The page of an answer that is sealed. */
export const CLAIM_SEALED = {
  title: 'Sealed.',
  lead: 'Mentat holds your answer. You may change it until all have spoken.',
  change: 'Change your answer',
} as const;

/** Who has not spoken yet. */
export const sayStillToSpeak = (silent: readonly FactionId[]): string =>
  silent.length === 0
    ? 'All have spoken.'
    : `${capital(listed(silent.map(theFaction)))} ${silent.length === 1 ? 'has' : 'have'} still to speak.`;

/** Head of the box on the screen. */
export const CHARITY = 'CHOAM Charity';

/** Beside a disc, for who cannot see the sign. */
export const sayHasSpoken = (spoken: boolean): string => (spoken ? 'has spoken' : 'has not spoken yet');

/** Behind a number, for who cannot see the sign of spice. */
export const TAKEN = 'spice from the bank';

/** It was closed, and the bank pays nothing. */
export const NOBODY_CLAIMED = 'Nobody took any.';

/** What a phone reads once it is closed: `Fremen took 2 spice.` */
export const sayCharityOver = (taken: readonly CharityTaken[]): string =>
  taken.length === 0 ? 'Nobody took CHOAM Charity.' : `${capital(sayEach(taken))}.`;
