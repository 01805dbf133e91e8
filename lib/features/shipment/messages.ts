/** Messages of shipments. All of them are public. */
import type { FactionId } from '../../model/factions.ts';
import { allOf } from '../../model/forces.ts';
import type { FarePaid } from '../../model/shipping-types.ts';
import type { ShippingTerms } from '../../model/shipment.ts';
import { theAdvantage } from '../../messages/advantages.ts';
import { formatForcesThen, theFaction, thePayee, factionPossessive } from '../../messages/names.ts';
import { formatList, formatForces, formatSpice } from '../../messages/numbers.ts';
import { thePlace } from '../../messages/territories.ts';
import type { Messages } from '../../messages/messages.ts';
import type { ShipmentContract } from './contract.ts';
import { SHIPMENT_WAY, formatTerms } from './messages/shipping.ts';

export const shipmentMessages: Messages<ShipmentContract> = {
  prompts: {
    'bring-reserves': {
      lead: 'Your one shipment this turn, to one territory, for free. The game does not wait for you.',
      byDefault: 'The seat brings no reserves.',
    },
    ship: {
      // If there are several ways to ship, each choice shows its price. The range afterwards is next to the number.
      lead: ({ terms }) => (terms.length === 1 ? terms.map(formatOnlyWay).join('') : ''),
      byDefault: 'The seat ships nothing.',
    },
  },
  log: {
    'shipment-announced': (fact, { edition }) =>
      `${theFaction(fact.faction)} announced ${formatForcesThen(fact.faction, fact)} from the reserves for ${thePlace(fact, edition)}.`,
    'forces-shipped': (fact, { edition }) =>
      fact.lost.count === 0
        ? `${theFaction(fact.faction)} brought ${formatForcesThen(fact.faction, fact)} to ${thePlace(fact, edition)}${formatPaid(fact.faction, fact.paid)}.`
        : `${theFaction(fact.faction)} came into the storm: ${formatForcesThen(fact.faction, fact.lost)} went to the tanks, ${formatForces(fact.count)} landed in ${thePlace(fact, edition)}.`,
    'forces-crossed': ({ faction, from, to, paid }, { edition }) =>
      `${theFaction(faction)} shipped ${formatForcesThen(faction, allOf(from))} across to ${thePlace(to, edition)}${formatPaid(faction, paid)}.`,
    'forces-withdrawn': ({ faction, from, paid }) =>
      `${theFaction(faction)} shipped ${formatForcesThen(faction, allOf(from))} back to the reserves${formatPaid(faction, paid)}.`,
    'shipment-cancelled': ({ faction }) => `${factionPossessive(faction)} forces stayed in the reserves.`,
    'shipment-called-off': ({ faction }) => `a correction made ${factionPossessive(faction)} shipment impossible.`,
  },
  points: {
    'forces-crossed': ({ faction, from, to }, { edition }) =>
      `${theFaction(faction)} shipped ${formatForcesThen(faction, allOf(from))} across to ${thePlace(to, edition)}`,
    'forces-withdrawn': ({ faction, from }) =>
      `${theFaction(faction)} shipped ${formatForcesThen(faction, allOf(from))} back to the reserves`,
  },
  uses: { shipment: ({ advantage }) => theAdvantage(advantage) },
};

const formatOnlyWay = (terms: ShippingTerms): string => `${SHIPMENT_WAY[terms.way]}: ${formatTerms(terms)}.`;

/** Returns the end of a sentence: `, and paid 4 spice to the Guild`; empty for a free shipment. */
function formatPaid(faction: FactionId, paid: readonly FarePaid[]): string {
  const said = paid.map(({ by, to, amount }) => {
    const payee = thePayee(to);
    return by === faction
      ? `paid ${formatSpice(amount)} to ${payee}`
      : `${theFaction(by)} paid ${formatSpice(amount)} to ${payee}`;
  });
  return said.length === 0 ? '' : `; ${formatList(said)}`;
}
