/** The collection of spice: sums line by line, and what was taken. */
import type { EditionId } from '../../table/editions.ts';
import type { StrongholdIncome } from '../../table/collection.ts';
import { counted, listed, saySpice } from '../../words/numbers.ts';
import { sayForcesThen, theFaction } from '../../words/names.ts';
import { nameOfTerritory } from '../../words/territories.ts';
import type { Words } from '../../words/words.ts';
import type { CollectionContract, HarvestField } from './contract.ts';
import type { FactionId } from '../../table/factions.ts';

export const collectionWords: Words<CollectionContract> = {
  questions: {
    'collect-less': {
      lead: 'Your forces take all they can carry unless you leave some. What you leave stays there.',
      owed: 'nothing',
      byDefault: 'All that can be carried is taken.',
    },
  },
  told: {
    'spice-harvested': ({ changed, again }) => {
      const sums = listed(
        changed.map(({ faction, amount }) => `${theFaction(faction)} ${again ? 'takes' : 'took'} ${sayTaken(amount)}`),
      );
      return again ? `the harvest is another now: ${sums}.` : `the harvest: ${sums}.`;
    },
  },
};

const sayTaken = (amount: number): string => (amount === 0 ? 'no spice' : saySpice(amount));

/** `2 forces × 3 = 6`: what these forces can carry. */
export const saySum = (faction: FactionId, { forces }: HarvestField, perForce: number): string =>
  `${sayForcesThen(faction, forces)} × ${perForce} = ${forces.count * perForce}`;

/** What becomes of the rest: `all that lies there`, `4 stay on the sand`, `6 taken, 2 left there`. */
export function sayRest({ most, takes, left, forces }: HarvestField, perForce: number): string {
  const rest =
    left === 0
      ? 'all that lies there'
      : `${counted(left, 'spice', 'spice')} ${left === 1 ? 'stays' : 'stay'} on the sand`;
  return takes < most || most < forces.count * perForce ? `takes ${takes}, ${rest}` : rest;
}

/** `Arrakeen 2`. */
export const sayIncome = ({ territory, spice }: StrongholdIncome, edition: EditionId): string =>
  `${nameOfTerritory(territory, edition)} ${spice}`;

/** Beneath the sums: `3 a force with Arrakeen or Carthag, else 2`. */
export const sayRates = (perForce: number, withCity: number, cities: readonly string[]): string =>
  `${withCity} a force with ${listed([...cities], 'or')}, else ${perForce}`;
