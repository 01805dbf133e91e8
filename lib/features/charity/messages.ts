/** CHOAM Charity: what may be claimed, and what was. */
import type { Charity } from '../../model/charity.ts';
import { plural, capitalize, formatList, formatSpice } from '../../messages/numbers.ts';
import { theFaction } from '../../messages/names.ts';
import type { FactionId } from '../../model/factions.ts';
import type { Messages } from '../../messages/messages.ts';
import type { CharityContract, CharityTaken } from './contract.ts';
import { formatTerms } from './messages/box.ts';

export const charityMessages: Messages<CharityContract> = {
  prompts: {
    'claim-charity': {
      lead: ({ terms }) =>
        `${formatTerms(terms)} Everybody is asked, and what each says is turned over when all have spoken.`,
      byDefault: 'Nothing is claimed, whatever the seat holds.',
    },
  },
  log: {
    'charity-closed': ({ taken }) =>
      taken.length === 0 ? 'nobody took CHOAM Charity.' : `CHOAM Charity: ${formatEach(taken)}.`,
  },
};

const formatEach = (taken: readonly CharityTaken[]): string =>
  formatList(taken.map(({ faction, amount }) => `${theFaction(faction)} took ${formatSpice(amount)}`));

/** The button of an answer: `Claim 2 spice`, `Claim nothing`. */
export const formatClaim = (amount: number): string =>
  amount === 0 ? 'Claim nothing' : `Claim ${formatSpice(amount)}`;

/** What lies under the cover, as its owner calls it. */
export const CLAIMED = 'your claim';

/** The act of the page: it never names what was chosen. */
export const CLAIM_ACT = { before: 'Claim all I may, or nothing', after: 'Seal your answer' } as const;

/** Nothing is chosen, and Mentat does not know what may be. */
export const CLAIM_MISSING = 'Choose under the cover first.';

/** Under the cover of whoever holds too much. */
export const formatNoClaim = ({ holding }: Charity): string =>
  `You hold more than ${formatSpice(holding)}. The others cannot see that, and are asked the same.`;

/** The page of an answer that is sealed. */
export const CLAIM_SEALED = {
  title: 'Sealed.',
  lead: 'Mentat holds your answer. You may change it until all have spoken.',
  change: 'Change your answer',
} as const;

/** Who has not spoken yet. */
export const formatStillToSpeak = (silent: readonly FactionId[]): string =>
  silent.length === 0
    ? 'All have spoken.'
    : `${capitalize(formatList(silent.map(theFaction)))} ${plural(silent.length, { one: 'has', other: 'have' })} still to speak.`;

/** What a phone reads once it is closed: `Fremen took 2 spice.` */
export const formatCharityOver = (taken: readonly CharityTaken[]): string =>
  taken.length === 0 ? 'Nobody took CHOAM Charity.' : `${capitalize(formatEach(taken))}.`;
