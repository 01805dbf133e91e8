/** What is said of reserves that come onto the board. Everything in here is public. */
import type { EditionId } from '../../table/editions.ts';
import type { Landing } from '../../table/shipment.ts';
import { theAdvantage } from '../../words/advantages.ts';
import { sayForcesThen, theFaction, theFactions } from '../../words/names.ts';
import { byCount, sayForces } from '../../words/numbers.ts';
import { thePlace } from '../../words/territories.ts';
import type { Words } from '../../words/words.ts';
import type { ShipmentContract } from './contract.ts';

export const shipmentWords: Words<ShipmentContract> = {
  questions: {
    'bring-reserves': {
      lead: 'Your one shipment this turn, to one territory, for free. Nobody waits for it.',
      owed: 'nothing',
      byDefault: 'No reserves come.',
    },
  },
  told: {
    'shipment-announced': (fact, { edition }) =>
      `${theFaction(fact.faction)} announced ${sayForcesThen(fact.faction, fact)} from the reserves for ${thePlace(fact, edition)}.`,
    'forces-shipped': (fact, { edition }) =>
      fact.lost.count === 0
        ? `${theFaction(fact.faction)} brought ${sayForcesThen(fact.faction, fact)} to ${thePlace(fact, edition)}.`
        : `${theFaction(fact.faction)} came into the storm: ${sayForcesThen(fact.faction, fact.lost)} went to the tanks, ${sayForces(fact.count)} landed in ${thePlace(fact, edition)}.`,
    'shipment-stopped': ({ faction }) => `${theFactions(faction)} forces stayed in the reserves.`,
    'shipment-called-off': ({ faction }) => `a correction took ${theFactions(faction)} shipment back.`,
  },
  acts: { shipment: ({ advantage }) => theAdvantage(advantage) },
};

/** What an answer in the making comes to: `In the storm: 5 forces go to the tanks, 4 land.` */
export function sayLanding(
  landing: Landing,
  forces: number,
  stormTakes: readonly number[],
  edition: EditionId,
): string {
  if (!landing.inStorm) return `${sayForces(forces)} ${lands(forces)} in ${thePlace(landing, edition)}, for free.`;
  const taken = stormTakes[forces] ?? 0;
  const left = forces - taken;
  return `In the storm: ${sayForces(taken)} ${byCount(taken, { one: 'goes', other: 'go' })} to the tanks, ${left === 0 ? 'none lands' : `${left} ${lands(left)}`}.`;
}

const lands = (count: number): string => byCount(count, { one: 'lands', other: 'land' });
