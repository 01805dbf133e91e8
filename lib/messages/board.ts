import type { ForceStack, Place, Sector } from '../model/board.ts';
import type { EditionId } from '../model/editions.ts';
import { factionName, formatSpecial } from './names.ts';
import { formatCount, formatRow, formatSpice } from './numbers.ts';
import { placeName } from './territories.ts';

/** A stack of forces on the map. All forces of the stack show the same side. */
export type ShownStack = Pick<ForceStack, 'faction' | 'count' | 'special' | 'mercenaries'> & {
  readonly advisors: boolean;
};

interface Contents {
  readonly forces: readonly ShownStack[];
  /** The spice in this part of the board, 0 or more. */
  readonly spice: number;
}

/**
 * Returns what lies in one part of the board, without the name of the part: `Atreides 10, Harkonnen 9, 4 spice`. It is
 * empty for an empty part.
 */
export function formatContents({ forces, spice: amount }: Contents): string {
  return formatRow([...forces.map(formatStack), ...(amount === 0 ? [] : [formatSpice(amount)])]);
}

/** Returns one stack: `Atreides 10`, `Bene Gesserit 1 advisor`, `Emperor 8, 3 of them Sardaukar`. */
export const formatStack = (stack: ShownStack): string =>
  `${factionName(stack.faction)} ${stack.advisors ? formatCount(stack.count, 'advisor') : stack.count}${formatSpecial(stack)}`;

/** Returns one part of the board for screen readers: `Carthag, sector 10: Atreides 10, in storm`. */
export function formatPart(place: Place, contents: Contents, storm: Sector, edition: EditionId): string {
  const says = [formatContents(contents), place.sector === storm ? 'in storm' : ''].filter((part) => part !== '');
  const name = placeName(place, edition);
  return says.length === 0 ? name : `${name}: ${formatRow(says)}`;
}

export const SHIELD_WALL_DESTROYED = 'The Shield Wall is destroyed.';

/** Returns the name of the map, for screen readers. */
export const formatMap = (storm: Sector): string => `Map of Arrakis, the storm in sector ${storm}`;
