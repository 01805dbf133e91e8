import { assertNever } from '../../core/assert-never.ts';
import type { ShipmentTold } from '../../phases/shipment/contract.ts';
import type { EditionId } from '../../table/editions.ts';
import { isLogFactOf } from '../../table/log.ts';
import { sayForcesThen, theFaction, theFactions } from '../names.ts';
import { sayForces } from '../numbers.ts';
import { thePlace } from '../territories.ts';

const CODES = ['shipment-announced', 'forces-shipped', 'shipment-stopped', 'shipment-called-off'] as const;

/** Whether the line is told of forces that come from the reserves. */
export const isShipmentLine = isLogFactOf(CODES);

/** A line of the log, its first letter small. */
export function sayShipmentLine(fact: ShipmentTold, edition: EditionId): string {
  const { faction } = fact;
  switch (fact.code) {
    case 'shipment-announced':
      return `${theFaction(faction)} announced ${sayForcesThen(faction, fact)} from the reserves for ${thePlace(fact, edition)}.`;
    case 'forces-shipped':
      return fact.lost.count === 0
        ? `${theFaction(faction)} brought ${sayForcesThen(faction, fact)} to ${thePlace(fact, edition)}.`
        : `${theFaction(faction)} came into the storm: ${sayForcesThen(faction, fact.lost)} went to the tanks, ${sayForces(fact.count)} landed in ${thePlace(fact, edition)}.`;
    case 'shipment-stopped':
      return `${theFactions(faction)} forces stayed in the reserves.`;
    case 'shipment-called-off':
      return `a correction took ${theFactions(faction)} shipment back.`;
    default:
      return assertNever(fact);
  }
}
