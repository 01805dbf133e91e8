/** Texts of the pages of a duel on a phone. */
import { theFaction } from '../../../../messages/names.ts';
import type { ArenaMove, BorderId, SectorId } from '../../../../model/dueling.ts';
import { duelingCardName } from './cards.ts';

export const CHAMPION = {
  what: 'your leaders',
  label: 'Your leaders',
  missing: 'Choose a leader.',
  before: 'Choose a leader',
  after: 'Seal the leader',
  sealed: 'Your leader is sealed.',
  sealedLead: 'Your leader stays face down in the arena.',
  change: 'Choose another leader',
} as const;

export const PLACE = { label: 'Free sectors', missing: 'Choose a sector.', act: 'Place the leader' } as const;

export const BACKING = {
  what: 'your backing',
  label: 'Spice that backs your leader',
  missing: 'Choose a number.',
  before: 'Choose a number',
  after: 'Seal the number',
  sealed: 'Your backing is sealed.',
  sealedLead: 'Both sums are shown together.',
  change: 'Choose another number',
} as const;

export const SECOND = {
  what: 'your second',
  label: 'Side and leader',
  missing: 'Choose a side and a leader.',
  before: 'Choose a side and a leader',
  after: 'Seal side and leader',
  nobody: 'I send nobody',
  sealed: 'Your side is sealed.',
  sealedLead: 'All sides are shown together.',
  change: 'Choose again',
} as const;

export const MOVE = {
  what: 'your dueling cards',
  label: 'Your moves',
  missing: 'Choose a move.',
  before: 'Choose a move',
  after: 'Make this move',
} as const;

export const ANSWER = {
  yes: 'Answer',
  no: 'No answer',
  none: 'You hold no card that answers this attack.',
  sealed: 'Your answer is sealed.',
  sealedLead: 'The attack is resolved after the same time, whatever you hold.',
  what: 'your answer',
} as const;

export const PAY = {
  leaders: 'Leaders from the tanks',
  forces: 'Forces from the tanks',
  special: 'Special forces among them',
  act: 'Take this',
  missing: 'This costs more than your second brings.',
} as const;

/** Returns the title of one side of a duel. */
export const formatSide = (side: Parameters<typeof theFaction>[0]): string => `With ${theFaction(side)}`;

/** Returns the name of a sector: the ring from outside, and the number clockwise. */
export function formatSector(sector: SectorId): string {
  const [, ring, number] = sector.split('-');
  return `ring ${ring ?? ''}, sector ${number ?? ''}`;
}

const formatBorder = (border: BorderId): string => {
  const [, ring, number] = border.split('-');
  return `ring ${ring ?? ''}, right of sector ${number ?? ''}`;
};

/** Returns a legal move as the player in turn chooses it. */
export function formatChoice(move: ArenaMove): string {
  switch (move.move) {
    case 'step':
      return `Step to ${formatSector(move.to)}`;
    case 'attack':
      return move.card === null
        ? `Attack ${theFaction(move.on)}, ${move.direction ?? ''}`
        : `${duelingCardName(move.card)}: ${theFaction(move.on)}`;
    case 'place-block':
    case 'pick-up-block':
      return `${duelingCardName(move.move)}: ${formatBorder(move.border)}`;
    case 'jump-block':
      return `${duelingCardName(move.move)}: ${formatSector(move.to)}`;
    case 'stop':
      return 'No further move';
    default:
      return duelingCardName(move.move);
  }
}
