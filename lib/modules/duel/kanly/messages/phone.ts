/** Texts of the pages of a duel on a phone. */
import { factionName, leaderName, theFaction } from '../../../../messages/names.ts';
import { formatCount } from '../../../../messages/numbers.ts';
import type { ArenaDirection, ArenaMove, BorderId, DuelingCard, SectorId } from '../../../../model/dueling.ts';
import type { FactionId } from '../../../../model/factions.ts';
import type { LeaderId } from '../../../../model/leaders.ts';
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

export const PLACE = { missing: 'Touch a lit sector.', act: 'Place the leader' } as const;

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
  sides: 'Side',
  leaders: 'Leader',
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
  missing: 'Touch a lit sector, or choose a card.',
  before: 'Choose a move',
  after: 'Make this move',
  stop: 'No further move',
  noCards: 'You hold no dueling card.',
} as const;

export const ANSWER = {
  yes: 'Answer',
  no: 'No answer',
  held: 'You hold the card that answers this attack.',
  none: 'You hold no card that answers this attack.',
  sealed: 'Your answer is sealed.',
  sealedLead: 'The attack is resolved after the same time, whatever you hold.',
  what: 'your card for this attack',
} as const;

export const PAY = {
  leaders: 'Leaders from the tanks',
  forces: 'Forces from the tanks',
  special: 'Special forces among them',
  act: 'Take this',
  missing: 'This costs more than your second brings.',
} as const;

/** Returns the present activity, for the bar of a phone. */
export const formatCourse = ({ by, on }: { readonly by: FactionId; readonly on: FactionId }): string =>
  `Kanly: ${factionName(by)} – ${factionName(on)}`;

/** Returns the title of one side of a duel. */
export const formatSide = (side: FactionId): string => `With ${theFaction(side)}`;

/** Returns the name of a sector: the ring from outside, and the number clockwise. */
export function formatSector(sector: SectorId): string {
  const [ring, number] = numbersOf(sector);
  return `ring ${ring}, sector ${number}`;
}

/** Returns the number of a sector in its ring, for the drawing of the arena. */
export const formatSectorNumber = (sector: SectorId): string => numbersOf(sector)[1];

/** Returns the name of a border for readers who do not see the arena. */
export function formatBorder(border: BorderId): string {
  const [ring, number] = numbersOf(border);
  return `ring ${ring}, border before sector ${number}`;
}

/** Returns the label of a sector to which a leader can step. */
export const formatStep = (direction: ArenaDirection, to: SectorId): string => `Step ${direction}: ${formatSector(to)}`;

/** Returns the label of a sector with a leader that can be attacked. */
export const formatAttackOn = (on: FactionId): string => `Attack the leader of ${theFaction(on)}`;

/** The words of targets in the arena. A word of a step is its direction. */
export const TARGETS = { attack: 'attack', jump: 'jump', block: 'block' } as const;

/** Returns the chosen move for its player. */
export function formatChoice(move: ArenaMove): string {
  switch (move.move) {
    case 'step':
      return `Step to ${formatSector(move.to)}`;
    case 'attack':
      return move.card === null ? formatAttackOn(move.on) : `${duelingCardName(move.card)}: ${theFaction(move.on)}`;
    case 'place-block':
    case 'pick-up-block':
      return `${duelingCardName(move.move)}: ${formatBorder(move.border)}`;
    case 'jump-block':
      return `${duelingCardName(move.move)}: ${formatSector(move.to)}`;
    case 'stop':
      return MOVE.stop;
    default:
      return duelingCardName(move.move);
  }
}

/** Returns the line of a card that can be played now, by the places that it reaches. */
export function formatReach(card: DuelingCard, reached: readonly FactionId[], places: number): string {
  if (reached.length === 1 && reached[0] !== undefined) return `reaches ${factionName(reached[0])}`;
  if (reached.length > 1) return `reaches ${reached.length} leaders`;
  if (card === 'flee-with-honor') return 'ends the duel for you';
  if (card === 'move-or-attack-three') return 'three moves in one';
  return formatCount(places, 'place');
}

/** Returns why a card cannot be played now. */
export function formatIdle(card: DuelingCard, three: number | null): string {
  if (card.startsWith('poison')) return 'only in answer';
  if (three !== null) return 'not during these moves';
  if (card === 'place-block') return 'all blocks lie in the arena';
  if (card === 'pick-up-block') return 'no block lies';
  if (card === 'jump-block') return 'no block beside you';
  return 'reaches nobody';
}

/** Returns the line about the own leader, which stays face down. */
export const formatOwnLeader = (leader: LeaderId): string => `Your leader: ${leaderName(leader)}.`;

const numbersOf = (place: SectorId | BorderId): readonly [ring: string, number: string] => {
  const [, ring = '', number = ''] = place.split('-');
  return [ring, number];
};
