/** Tables that are about to turn over spice cards. */
import { enumerate, getField, type Random } from '#engine';
import { chance, pickRandom, type Move } from '../../support/random-choice.ts';
import { freePlays, stateOf, type Table, tableView } from '../../support/table.ts';
import { onlySpiceDeck } from '../../support/paired-tables/choices.ts';
import { told } from '../../support/paired-tables/ways-to-diverge.ts';
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
  /** Who holds a card that is played in a spice blow. */
  'card-for-the-blow': {
    choices: (choices) => ({
      ...onlySpiceDeck({ ...choices, edition: 'avalon-hill-1979', pairs: [], options: [] }),
      options: ['cards-of-spice-harvest'],
    }),
    begins: () => aboutToBlow,
    parts: (table, owner, random) =>
      told(table, owner, [
        { kind: 'hand', cards: [pickRandom(['thumper', 'harvester'], random)] },
        { kind: 'hand', cards: ['lasgun'] },
      ]),
  },
} satisfies Twinned;

/** Now and then, the player who draws takes the last card back if that is allowed; `null` where nobody may. */
export function cardSlipMove(table: Table, random: Random): Move | null {
  const blow = tableView(table).spiceBlow;
  if (blow === null || blow.drawer === null || !blow.mayTakeBack || !chance(SLIPS, random)) return null;
  return { by: blow.drawer, command: { type: 'TakeSpiceCardBack' } };
}

/** How often in a hundred moves a card that may be taken back is. */
const SLIPS = 8;

/** Now and then, a player with a card for the spice blow plays it; `null` where nobody can. */
export function blowCardMove(table: Table, random: Random): Move | null {
  if (stateOf(table).phase !== 'spice-blow' || !chance(PLAYS, random)) return null;
  for (const prompt of freePlays(table)) {
    for (const value of enumerate(prompt.answers)) {
      const card = getField(value, 'card');
      if (card !== 'harvester' && card !== 'thumper') continue;
      return { by: prompt.faction, command: { type: 'Answer', prompt: prompt.id, value } };
    }
  }
  return null;
}

/** How often in a hundred moves a card is played that can be. */
const PLAYS = 25;
