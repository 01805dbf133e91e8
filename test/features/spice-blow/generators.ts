/** Tables that are about to turn over spice cards. */
import type { Random } from '#engine';
import { chance, type Move } from '../../support/random-choice.ts';
import { type Table, tableView } from '../../support/table.ts';
import { onlySpiceDeck } from '../../support/paired-tables/choices.ts';
import type { Twinned } from '../../support/paired-tables/difference.ts';

/** The spice blow of a turn in which worms come is to be played next. */
const aboutToBlow: readonly Move[] = [
  { by: 'moderator', command: { type: 'CorrectFact', fact: { kind: 'turn', turn: 3 } } },
  { by: 'moderator', command: { type: 'CorrectFact', fact: { kind: 'phase', phase: 'spice-blow' } } },
];

/** What twins can differ in here. */
export const secretPairs = {
  /** What comes up next in the spice deck. */
  'spice-deck': { choices: onlySpiceDeck, begins: () => aboutToBlow, apart: 'other-chance' },
} satisfies Twinned;

/** Whoever draws and may take the last card back does, now and then; `null` where nobody may. */
export function cardSlipMove(table: Table, random: Random): Move | null {
  const blow = tableView(table).spiceBlow;
  if (blow === null || blow.drawer === null || !blow.mayTakeBack || !chance(SLIPS, random)) return null;
  return { by: blow.drawer, command: { type: 'TakeSpiceCardBack' } };
}

/** How often in a hundred moves a card that may be taken back is. */
const SLIPS = 8;
