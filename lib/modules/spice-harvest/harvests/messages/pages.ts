/** The texts of the pages of the harvests on a phone. */
import type { FactionId } from '../../../../model/factions.ts';
import { factionName, theFaction } from '../../../../messages/names.ts';
import { capitalize, formatRow, formatSpice } from '../../../../messages/numbers.ts';
import type { PaidFromPot } from '../contract.ts';

export const MANAGER_SUM = {
  what: 'your sum',
  label: 'Sum',
  act: 'Hold it up',
  sealed: 'Your hand is closed.',
  change: 'Change my sum',
  others: ['all others', 'pay nothing'],
} as const;
export const OFFER = { label: 'Your price in spice', none: 'Sell no card' } as const;
export const BUY = { what: 'your harvest card', yes: 'Buy it', no: 'Do not buy', poor: 'More than you have' } as const;
export const ANNOUNCE = { label: 'Reported spice', act: 'Report it', card: 'the card', kept: 'kept quiet' } as const;
export const SHARES = {
  what: 'the shares',
  act: 'Hand out the shares',
  missing: 'The share cards do not allow this.',
} as const;
export const LOOK = {
  what: 'the share that you look at',
  label: 'Player',
  missing: 'Choose a player first.',
  act: 'Look at the share',
};
export const VOTE = {
  what: 'your share',
  lead: 'Talk, but do not tell your share. All votes turn over together.',
  leadIfTold: 'Talk, and tell your share if you like. All votes turn over together.',
  yes: 'Yes',
  no: 'No',
  yesEarns: 'takes the share you were given.',
  noEarns: 'takes part of the rest, if most say no and it was a lie.',
  share: 'Your share',
  sealed: 'Your vote is in.',
  sealedWhat: 'your vote',
  change: 'Change my vote',
  look: 'Look at one share',
} as const;
/** The choices about the next Manager. */
export const SUCCESSION = {
  lets: (next: FactionId): string => `${capitalize(theFaction(next))} becomes Manager`,
  blocks: (then: FactionId): string => `Block: ${theFaction(then)} becomes Manager`,
} as const;

export const SPLIT = {
  what: 'your division',
  equal: 'Equal parts',
  own: 'These parts',
  missing: 'The parts must add up to the rest.',
  seal: 'Seal your division',
};
export const SEALED = {
  split: 'Your division is in.',
  splitWhat: 'your division',
  change: 'Change my division',
  lead: 'You can change it until all have answered.',
} as const;

/** Returns the state of a seat in a sealed question. */
export const formatIsReady = (sealed: boolean): string => (sealed ? 'ready' : 'thinks');

/** Returns the share of another player that this seat has looked at, as a label. */
export const formatShareOf = (faction: FactionId): string => `Share of ${factionName(faction)}`;

/** Returns how much of the report is handed out: `8 of 8 handed out`, `5 of 8 handed out: not honest`. */
export const formatHandedOut = (sum: number, reported: number): string =>
  `${sum} of ${reported} handed out${sum < reported ? ': not honest' : ''}`;

/** Returns the text about the Manager's harvest card, which is under the cover. */
export const formatDrawn = (drawn: number): string => `The harvest is ${formatSpice(drawn)}.`;

/** Returns what is next to the wheel of the report: `the card`, `card 10 counts`. */
export const formatCardFact = (printed: number, drawn: number): string =>
  printed === drawn ? ANNOUNCE.card : `card ${printed} counts`;

/** Returns the label of a player to choose. */
export const formatTaker = (faction: FactionId): string => factionName(faction);

/** Returns the parts of a division: `Guild 4, Fremen 3`. */
export const formatParts = (parts: readonly PaidFromPot[]): string =>
  formatRow(parts.map(({ faction, amount }) => `${factionName(faction)} ${amount}`));
