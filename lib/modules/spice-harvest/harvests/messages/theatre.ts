/** The texts of the scenes of the harvests. Each scene fills the screen. */
import type { FactionId } from '../../../../model/factions.ts';
import { factionName, factionPossessive, theFaction } from '../../../../messages/names.ts';
import { capitalize, formatList, formatSpice, plural } from '../../../../messages/numbers.ts';
import type { HarvestReport, HarvestsView, RunningHarvestView } from '../contract.ts';

/** The texts of the scene about the First Manager. */
export const SUMS_SCENE = {
  closed: 'How much does each hand hold?',
  rule: 'All hands open together. The highest manages the harvests and pays that spice to the second highest.',
} as const;

/** Returns the headline of the opened sums: `The Emperor manages the harvests.` */
export const formatFirstManager = (manager: FactionId): string =>
  `${capitalize(theFaction(manager))} manages the harvests.`;

/** Returns the payment of the First Manager: `The Emperor pays 4 spice to Guild. All others keep theirs.` */
export const formatSumPaid = (manager: FactionId, payee: FactionId, sum: number): string =>
  sum === 0
    ? 'No hand held spice. Chance decided.'
    : `${capitalize(theFaction(manager))} pays ${formatSpice(sum)} to ${theFaction(payee)}. All others keep theirs.`;

/** The names of the steps of a harvest, at the lower edge. */
export const HARVEST_STEPS = ['Report', 'Shares', 'Votes', 'The card', 'Payment'] as const;

/** Returns the headline before the vote, and how many of the steps are done. */
export function formatBeforeVote(
  manager: FactionId,
  { step, announced, sharesAreOut, extraPrice }: RunningHarvestView,
): readonly [says: string, done: number] {
  const name = capitalize(theFaction(manager));
  if (sharesAreOut) return [`${name} reports ${announced ?? 0}. Honest?`, 2];
  if (announced !== null) return [`${name} reports ${announced}.`, 1];
  if (step === 'extra-answer' && extraPrice !== null) return [`One more card for ${formatSpice(extraPrice)}?`, 0];
  return [`${name} looks at the harvest.`, 0];
}

/** The texts below the headline before the vote. */
export const BEFORE_VOTE = {
  card: 'Only the Manager knows the card.',
  shares: 'Each player gets a covered share.',
  vote: 'Talk. All votes turn over together.',
} as const;

/** Returns the title above a scene of one harvest: `Harvest 2 of 5. Guild reports 8.` */
export const formatSceneOf = (
  { harvest, of }: Pick<HarvestsView, 'harvest' | 'of'>,
  manager: FactionId,
  reported: number,
): string => `Harvest ${harvest} of ${of}. ${capitalize(theFaction(manager))} reports ${reported}.`;

/** Returns the headline of the votes: `3 say no.` */
export const formatTally = (no: number): string =>
  no === 0 ? 'All say yes.' : plural(no, { one: 'One says no.', other: `${no} say no.` });

/** The texts about the sum of the votes and the next step. */
export const TALLY = { against: 'no, against yes', next: 'The harvest card turns next. Shares stay covered.' } as const;

/** Returns the headline of the shown card. */
export function formatVerdict(
  report: Pick<HarvestReport, 'honest' | 'manager' | 'paidToManager'>,
  kept: boolean,
): string {
  const name = capitalize(theFaction(report.manager));
  if (report.honest === false) return `The report was false. ${name} ${kept ? 'stays this once.' : 'falls.'}`;
  const gets = `${name} keeps ${formatSpice(report.paidToManager)}.`;
  return report.honest === true ? `The report was honest. ${gets}` : gets;
}

/** Returns the headline while the rest is divided. */
export const formatDividing = (rest: number): string => `The report was false. ${rest} spice to divide.`;

/** The texts in the lines of the payment. */
export const TOLD = {
  pot: 'The card',
  yes: 'yes: the share',
  manager: 'keeps the rest',
  covered: 'The shares of those who said no stay covered.',
} as const;

/** Returns what makes up the pot: `12, and 3 for the Manager`, or `10 counts 15, and 3 for the Manager`. */
export const formatPot = (drawn: number, printed: number, pot: number): string =>
  `${printed === drawn ? '' : `${printed} counts `}${drawn}, and ${pot - drawn} for the Manager`;

/** Returns who had reported: `Guild had reported`. */
export const formatHadReported = (manager: FactionId): string => `${factionName(manager)} had reported`;

/** The largest number of factions that a line names. */
const FEW = 2;

/** Returns the line about the factions that voted no: `Rest for Harkonnen and Fremen`, `Rest for 3 who said no`. */
export const formatRestFor = (factions: readonly FactionId[]): string =>
  `Rest for ${factions.length <= FEW ? formatList(factions.map(theFaction)) : `${factions.length} who said no`}`;

/** Returns the part of the bank in a division: `the bank 3`. */
export const formatToBank = (amount: number): string => `the bank ${amount}`;

/** Returns who divides the rest: `Harkonnen, Fremen and Guild divide it, each sealed.` */
export const formatWhoDivide = (factions: readonly FactionId[]): string =>
  `${capitalize(formatList(factions.map(theFaction)))} say how they divide it. If they do not agree, each gets an equal part.`;

/**
 * Returns the text about the next Manager, seen from the last Manager: `To Guild's right`. Also returns a text if the
 * Manager stays, or if the right neighbour was blocked.
 */
export function formatNextManager(before: FactionId, next: FactionId, passedOver: FactionId | null): string {
  if (before === next) return 'Manager as before';
  return passedOver === null
    ? `Next Manager, to ${factionPossessive(before)} right`
    : `Next Manager. ${capitalize(theFaction(passedOver))} was blocked.`;
}
