/** What is said of moves. Everything in it is public. */
import { allOf } from '../../table/forces.ts';
import { nameOfFaction, sayForcesThen, theFaction } from '../../words/names.ts';
import { byCount, capital } from '../../words/numbers.ts';
import { thePlace, thePlaceThen, theTerritory } from '../../words/territories.ts';
import type { Words } from '../../words/words.ts';
import type { MovementContract } from './contract.ts';

export const movementWords: Words<MovementContract> = {
  questions: {
    move: {
      lead: ({ range, fliesFrom, walksFrom }) =>
        fliesFrom.length > 0
          ? `By ornithopter through up to ${range} territories.${walksFrom.length > 0 ? ' Advisors move on foot.' : ''}`
          : byCount(range, {
              one: 'On foot, to the next territory.',
              other: `On foot, through up to ${range} territories.`,
            }),
      owed: 'a move',
      byDefault: 'Nobody moves.',
    },
  },
  told: {
    'forces-moved': ({ faction, from, to }, { edition }) => {
      const [first] = from;
      const whence = first === undefined ? '' : ` from ${theTerritory(first.territory, edition)}`;
      return `${theFaction(faction)} moved ${sayForcesThen(faction, allOf(from))}${whence} to ${thePlace(to, edition)}.`;
    },
  },
  moves: {
    'forces-move': ({ faction, from, to, ...forces }, { edition, reader }) =>
      `${reader === 'owner' ? 'Move' : `${capital(nameOfFaction(faction))} moves`} ${sayForcesThen(faction, forces)} from ${thePlaceThen(from, edition)} to ${thePlace(to, edition)}`,
  },
};
