/** Messages of CHOAM Charity. */
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
      lead: ({ terms }) => `${formatTerms(terms)} All factions are asked. Their answers are turned over together.`,
      byDefault: 'The seat claims nothing, whatever its spice.',
    },
  },
  log: {
    'charity-closed': ({ taken }) =>
      taken.length === 0 ? 'nobody took CHOAM Charity.' : `CHOAM Charity: ${formatEach(taken)}.`,
  },
};

const formatEach = (taken: readonly CharityTaken[]): string =>
  formatList(taken.map(({ faction, amount }) => `${theFaction(faction)} took ${formatSpice(amount)}`));

/** Returns the label of the button of an answer: `Claim 2 spice`, `Claim nothing`. */
export const formatClaim = (amount: number): string =>
  amount === 0 ? 'Claim nothing' : `Claim ${formatSpice(amount)}`;

/** The name of the covered secret. */
export const CLAIMED = 'your claim';

/** The buttons of the page. They never name the choice. */
export const CLAIM_ACT = { before: 'Claim all I may, or nothing', after: 'Seal your answer' } as const;

/** The hint if nothing is chosen, or if Mentat does not know the limit. */
export const CLAIM_MISSING = 'Choose under the cover first.';

/** Returns the explanation for a faction with too much spice, under its cover. */
export const formatNoClaim = ({ holding }: Charity): string =>
  `You hold more than ${formatSpice(holding)}. The others cannot see that, and are asked the same.`;

/** The page of a sealed answer. */
export const CLAIM_SEALED = {
  title: 'Sealed.',
  lead: 'Mentat holds your answer. You may change it until all have answered.',
  change: 'Change your answer',
} as const;

/** Returns the line about the factions without an answer. */
export const formatStillToSpeak = (silent: readonly FactionId[]): string =>
  silent.length === 0
    ? 'All have answered.'
    : `${capitalize(formatList(silent.map(theFaction)))} ${plural(silent.length, { one: 'has', other: 'have' })} still to answer.`;

/** Returns the result on a phone: `Fremen took 2 spice.` */
export const formatCharityOver = (taken: readonly CharityTaken[]): string =>
  taken.length === 0 ? 'Nobody took CHOAM Charity.' : `${capitalize(formatEach(taken))}.`;
