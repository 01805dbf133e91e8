/** Messages of revival. */
import type { Permission } from '../permissions/contract.ts';
import type { Forces } from '../../model/board.ts';
import type { FactionId } from '../../model/factions.ts';
import {
  costOf,
  leaderCostOf,
  paidFor,
  type LeaderIsFree,
  type RevivalChoice,
  type RevivalPaid,
  type RevivalTerms,
} from '../../model/revival.ts';
import { plural, capitalize, formatRow, formatList, formatForces, formatSpice } from '../../messages/numbers.ts';
import { specialForcesName, theFaction } from '../../messages/names.ts';
import type { Messages } from '../../messages/messages.ts';
import type { RevivalContract, Revived } from './contract.ts';
import { backOf, revivedName, NOBODY_BACK } from './messages/box.ts';

export const revivalMessages: Messages<RevivalContract> = {
  prompts: {
    revive: {
      lead: formatTerms,
      byDefault: 'The free forces come back, and nothing else.',
    },
    'let-revive': {
      lead: formatLetting,
      byDefault: 'The ally revives its own number for free.',
    },
  },
  log: {
    'revived-nobody': ({ faction }) => `${theFaction(faction)} revived no pieces.`,
    'revival-paid': ({ faction, paid }) => `${formatPayments(faction, paid)}.`,
    'ally-let-revive': ({ by, ally, lets }) =>
      lets
        ? `${theFaction(by)} let ${theFaction(ally)} revive for free.`
        : `${theFaction(by)} left ${theFaction(ally)} its own number of free revivals.`,
    'leaders-gone': ({ faction }) =>
      `${theFaction(faction)} lost the last leader at hand: one a turn may come back from the tanks.`,
  },
};

function formatLetting({
  by,
  own,
  leave,
}: {
  readonly by: FactionId;
  readonly own: number;
  readonly leave: Permission;
}): string {
  switch (leave) {
    case 'asked':
      return `Its own number is ${own}. You are asked each turn.`;
    case 'granted':
      return `${capitalize(theFaction(by))} left it to you. Your own number is ${own}.`;
    case 'denied':
      return `${capitalize(theFaction(by))} denied you more. Nobody else can tell, so you let the table go on.`;
  }
}

/**
 * Returns the text about the possible revivals: `2 forces come back for free, others for 2 spice each, up to 3 in all.`
 */
function formatTerms(terms: RevivalTerms): string {
  const said = [
    ...formatForcesTerms(terms),
    ...(terms.leaders.length === 0 ? [] : [LEADERS_RETURN[terms.leaderIsFree]]),
  ];
  return said.length === 0 ? 'Nobody can come back this turn.' : said.join(' ');
}

function formatForcesTerms({ tanks, free, most, price, moreByAllies, pledged }: RevivalTerms): readonly string[] {
  if (tanks.count === 0) return [];
  const freely = `${capitalize(formatForces(free))} ${plural(free, { one: 'comes', other: 'come' })} back for free`;
  const more = [
    ...(most > free ? [`others for ${formatSpice(price)} each, up to ${most} in all`] : []),
    ...(pledged.length > 0 && moreByAllies > 0 ? ['more for what your ally has set aside'] : []),
  ];
  return [`${formatRow([freely, ...(more.length === 0 ? ['and no more'] : more)])}.`];
}

const LEADERS_RETURN: Readonly<Record<LeaderIsFree, string>> = {
  never: 'Leaders come back one a turn, for their strength in spice.',
  always: 'Leaders come back one a turn, for free.',
  'without-forces':
    'Leaders come back one a turn: for free without forces, and for their strength in spice beside them.',
};

/** Returns the payments: `Harkonnen paid 2 spice for its revival and the Emperor 6 for it` */
function formatPayments(faction: FactionId, paid: readonly RevivalPaid[]): string {
  const own = paid.filter(({ by }) => by === faction).map(({ amount }) => formatSpice(amount));
  const allies = paid
    .filter(({ by }) => by !== faction)
    .map(({ by, amount }) => `${theFaction(by)} paid ${formatSpice(amount)} for ${theFaction(faction)}`);
  return formatList([...own.map((amount) => `${theFaction(faction)} paid ${amount} to revive`), ...allies]);
}

/** Returns the label of the button with the reader's price: `Revive 3 forces and Burseg for 7 spice`. */
export function formatRevive(reader: FactionId, terms: RevivalTerms, choice: RevivalChoice): ReviveAct {
  const { count, leader } = choice;
  if (count === 0 && leader === null) return { seen: REVIVE_NOBODY, heard: '', cost: '' };
  const own = ownShare(reader, terms, choice);
  const back = formatList(backOf(choice));
  return {
    ...(leader === null
      ? { seen: `Revive ${count}`, heard: plural(count, { one: 'force', other: 'forces' }) }
      : { seen: count === 0 ? `Revive ${back}` : 'Revive', heard: count === 0 ? '' : back }),
    cost: own > 0 ? `for ${formatSpice(own)}` : costOf(terms, choice) === 0 ? 'for free' : 'for your ally’s spice',
  };
}

/**
 * The parts of the act: `Revive 3`, `forces`, `for 4 spice`, or `Revive`, `3 forces and Burseg`, `for 7 spice`; some
 * are empty. The hub has no room for text that is also above it on the page, so only screen readers read that text.
 */
export interface ReviveAct {
  readonly seen: string;
  readonly heard: string;
  readonly cost: string;
}

const ownShare = (reader: FactionId, terms: RevivalTerms, choice: RevivalChoice): number =>
  paidFor(terms, reader, choice).find(({ by }) => by === reader)?.amount ?? 0;

const REVIVE_NOBODY = 'Revive nobody';
/** The text in place of the button if the player pressed it with too many pieces. */
export const TOO_MANY = 'More than you can revive';

/** The label of the wheel. */
export const FORCES = 'Forces';
/** The labels to the left and right of the number. Each has a sum below it. */
export const IN_TANKS = 'in the tanks';
export const YOU_PAY = 'you pay';
/** Returns the price that the reader pays. */
export const formatCostToReader = (reader: FactionId, terms: RevivalTerms, choice: RevivalChoice): string => {
  const own = ownShare(reader, terms, choice);
  return own === 0 ? NOTHING : formatSpice(own);
};

/** The title above the discs of leaders. */
export const A_LEADER = 'A leader';
/** Returns the price next to a piece that is revived like a leader. */
export const formatPrice = (price: number): string => `For ${formatSpice(price)}`;
export const TOO_DEAR = 'too dear';

/** Returns the note that one of the revived forces is special. */
export const formatOneSpecial = (faction: FactionId): string => `One of them ${specialForcesName(faction)}`;

/**
 * Returns the special forces below the number in the tanks: `3 Sardaukar`. The text is empty if there are no such
 * forces.
 */
export const formatSpecialInTanks = (faction: FactionId, { special }: Forces): string | null =>
  special === 0 ? null : `${special} ${specialForcesName(faction)}`;

/** A line of the sum: the revived pieces, and their price. */
export interface SumLine {
  readonly says: string;
  readonly cost: number;
}

/** Returns the free and the paid revivals, one revival in each line. */
export function sumLines(terms: RevivalTerms, choice: RevivalChoice): readonly SumLine[] {
  const { free, price } = terms;
  const freely = Math.min(choice.count, free);
  const bought = choice.count - freely;
  const leader = terms.leaders.find((one) => one.leader === choice.leader);
  return [
    ...(freely === 0 ? [] : [{ says: `${capitalize(formatForces(freely))} free`, cost: 0 }]),
    ...(bought === 0 ? [] : [{ says: `${capitalize(formatForces(bought))}, ${price} each`, cost: bought * price }]),
    ...(leader === undefined ? [] : [{ says: revivedName(leader.leader), cost: leaderCostOf(terms, choice) }]),
  ];
}

/** The text instead of a price. */
export const NOTHING = 'nothing';

/** Returns the text about the payers, below the sum; `null` if the reader pays everything. */
export function formatPayers(reader: FactionId, terms: RevivalTerms, choice: RevivalChoice): string | null {
  const paid = paidFor(terms, reader, choice);
  if (paid.every(({ by }) => by === reader)) return null;
  return `${capitalize(formatList(paid.map(({ by, amount }) => (by === reader ? `you pay ${amount}` : `${theFaction(by)} pays ${amount}`))))}.`;
}

/** The label of the switch that leaves an ally’s spice unspent. */
export const PAY_ALONE = 'Pay for it yourself';

/** Returns the answer that grants an ally its free revivals, for the owner or the ally that decides. */
export const formatLet = (reader: FactionId, ally: FactionId, free: number): string =>
  reader === ally ? `Revive up to ${free}` : `Let ${theFaction(ally)} revive ${free}`;
/** Returns the answer that grants no additional free revivals. */
export const formatLetNot = (own: number): string => `Leave it at ${own}`;

/**
 * Returns the result on a phone and at the desk: `Atreides revived 2 forces. The Emperor revived 3 forces and Burseg.`
 */
export function formatAllBack(revived: readonly Revived[]): string {
  const back = revived.filter(({ count, leader }) => count > 0 || leader !== null);
  if (back.length === 0) return NOBODY_BACK;
  return back.map((one) => `${capitalize(theFaction(one.faction))} revived ${formatList(backOf(one))}.`).join(' ');
}
