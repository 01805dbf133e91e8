/** Messages of the collection: sums line by line, and the collected spice. */
import type { Forces } from '../../model/board.ts';
import type { EditionId } from '../../model/editions.ts';
import type { Collection, Income } from '../../model/collection.ts';
import { advantageName } from '../../messages/advantages.ts';
import { plural, formatList, formatSpice } from '../../messages/numbers.ts';
import { specialForcesName, formatForcesThen, theFaction } from '../../messages/names.ts';
import { territoryName } from '../../messages/territories.ts';
import type { Messages } from '../../messages/messages.ts';
import type { CollectionContract, CollectionField } from './contract.ts';
import type { FactionId } from '../../model/factions.ts';

export const collectionMessages: Messages<CollectionContract> = {
  prompts: {
    'collect-less': {
      lead: 'Your forces take all the spice they can carry, unless you leave some there.',
      byDefault: 'The forces take all the spice they can carry.',
    },
  },
  log: {
    'carrying-doubled': ({ by }) =>
      `${theFaction(by)} played a Harvester: each of its forces carries twice as much in this turn.`,
    'spice-collected': ({ changed, again }) => {
      const sums = formatList(
        changed.map(
          ({ faction, amount }) => `${theFaction(faction)} ${again ? 'takes' : 'took'} ${formatAmount(amount)}`,
        ),
      );
      return again ? `the harvest has changed: ${sums}.` : `the harvest: ${sums}.`;
    },
  },
};

/** Returns the collected total: `6 spice`, `no spice`. */
export const formatAmount = (amount: number): string => (amount === 0 ? 'no spice' : formatSpice(amount));

/** Returns the text about the capacity of these forces: `2 forces × 3 = 6`. */
export const formatSum = (faction: FactionId, { forces }: CollectionField, perForce: number): string =>
  `${formatCarriers(faction, forces)} × ${perForce} = ${forces.count * perForce}`;

/** Returns the carrying forces. If all these forces are special, the text uses their name: `3 Fedaykin`. */
const formatCarriers = (faction: FactionId, forces: Forces): string =>
  forces.count > 0 && forces.special === forces.count
    ? `${forces.count} ${specialForcesName(faction)}`
    : formatForcesThen(faction, forces);

/** Returns the source of an income: `Arrakeen`, or the name of a power. */
export const incomeName = (income: Income, edition: EditionId): string =>
  'territory' in income ? territoryName(income.territory, edition) : advantageName(income.power);

/**
 * Returns the text about the spice that is left: `all that lies there`, `4 stay on the sand`, `takes 6, 2 stay on the
 * sand`.
 */
export function formatRest({ most, takes, left, forces }: CollectionField, perForce: number): string {
  const rest =
    left === 0 ? 'all that lies there' : `${left} ${plural(left, { one: 'stays', other: 'stay' })} on the sand`;
  return takes < most || most < forces.count * perForce ? `takes ${takes}, ${rest}` : rest;
}

/** Returns the rates below the sums: `3 a force with Arrakeen or Carthag, else 2`. */
export const formatRates = ({ perForce, withCity, cities }: Collection, edition: EditionId): string =>
  `${withCity} a force with ${formatList(
    cities.map((city) => territoryName(city, edition)),
    'or',
  )}, else ${perForce}`;

/** Returns the turn and the order next to that title. */
export const formatCollectionOf = (turn: number): string => `Turn ${turn}, in order of play`;

/** The text at the desk if there are no sums. */
export const NOBODY_COLLECTS = 'No forces are next to spice.';

/** The line of a faction without forces at spice. */
export const NOTHING_COLLECTED = 'Collects nothing';

/** The note below the sums. The collected spice is public; the spice that the faction had before is not public. */
export const SHIELDS_COVERED = 'The spice behind the shields stays secret.';

/** Returns the title of the own sums on the phone. */
export const formatOwnCollection = (sum: number): string =>
  sum === 0 ? 'You collect no spice' : `You collect ${formatSpice(sum)}`;

/** Returns the label of the button to take less: `Take 4 spice, leave 2`. */
export const formatTake = (takes: number, most: number): string =>
  takes === most
    ? `Take all ${formatSpice(most)}`
    : `Take ${takes === 0 ? 'none' : formatSpice(takes)}, leave ${most - takes}`;

/** The button that changes nothing. */
export const LEAVE_AS_IS = 'Leave it as it is';
