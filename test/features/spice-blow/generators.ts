/** Tables that are about to reveal spice cards. */
import { enumerate, getField, type Random } from '#engine';
import { chance, pickRandom, type Move } from '../../support/random-choice.ts';
import { freePlays, stateOf, type Table, tableView } from '../../support/table.ts';
import { onlySpiceDeck } from '../../support/paired-tables/choices.ts';
import { told } from '../../support/paired-tables/ways-to-diverge.ts';
import type { Twinned } from '../../support/paired-tables/difference.ts';

/** The spice blow of a turn with worms comes next. */
const aboutToBlow: readonly Move[] = [
  { by: 'moderator', command: { type: 'CorrectFact', fact: { kind: 'turn', turn: 3 } } },
  { by: 'moderator', command: { type: 'CorrectFact', fact: { kind: 'phase', phase: 'spice-blow' } } },
];

/** The secrets of this feature in which two paired tables can differ. */
export const secretPairs = {
  /** The next card of the spice deck. */
  'spice-deck': { choices: onlySpiceDeck, begins: () => aboutToBlow, apart: 'other-chance' },
  /** The faction with a card that is played in a spice blow. */
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

/** Sometimes the player who reveals cards undoes the last one, if that is allowed; `null` if no player can. */
export function cardSlipMove(table: Table, random: Random): Move | null {
  const blow = tableView(table).spiceBlow;
  if (blow === null || blow.drawer === null || !blow.mayTakeBack || !chance(SLIPS, random)) return null;
  return { by: blow.drawer, command: { type: 'TakeSpiceCardBack' } };
}

/** The percentage of moves in which a player undoes a card. */
const SLIPS = 8;

/** Sometimes a player with a card for the spice blow plays it; `null` if no player can. */
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

/** The percentage of moves in which a player plays such a card. */
const PLAYS = 25;
