import type { ForceStack, Place, Sector } from '../model/board.ts';
import type { EditionId } from '../model/editions.ts';
import { nameOfFaction, saySpecial } from './names.ts';
import { counted, inRow, saySpice } from './numbers.ts';
import { nameOfPlace } from './territories.ts';

/** Forces as they stand: all of a stack show the same side. */
export type ShownStack = Pick<ForceStack, 'faction' | 'count' | 'special'> & { readonly advisors: boolean };

interface Contents {
  readonly forces: readonly ShownStack[];
  /** Spice lying there, 0 or more. */
  readonly spice: number;
}

/** What lies in one part of the board, without its name: `Atreides 10, Harkonnen 9, 4 spice`; empty when nothing. */
export function sayContents({ forces, spice: amount }: Contents): string {
  return inRow([...forces.map(sayStack), ...(amount === 0 ? [] : [saySpice(amount)])]);
}

/** `Atreides 10`, `Bene Gesserit 1 advisor`, `Emperor 8, 3 of them Sardaukar`. */
export const sayStack = (stack: ShownStack): string =>
  `${nameOfFaction(stack.faction)} ${stack.advisors ? counted(stack.count, 'advisor') : stack.count}${saySpecial(stack)}`;

/** One part of the board as a screen reader says it: `Carthag, sector 10: Atreides 10, in storm`. */
export function sayPart(place: Place, contents: Contents, storm: Sector, edition: EditionId): string {
  const says = [sayContents(contents), place.sector === storm ? 'in storm' : ''].filter((part) => part !== '');
  const name = nameOfPlace(place, edition);
  return says.length === 0 ? name : `${name}: ${inRow(says)}`;
}

export const SHIELD_WALL_DESTROYED = 'The Shield Wall is destroyed.';

/** The map in a few words. */
export const sayMap = (storm: Sector): string => `Map of Arrakis, the storm in sector ${storm}`;
