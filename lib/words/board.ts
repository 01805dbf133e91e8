import type { ForceStack, Place, Sector } from '../model/board.ts';
import type { EditionId } from '../model/editions.ts';
import { nameOfFaction, saySpecial } from './names.ts';
import { saySpice } from './numbers.ts';
import { nameOfPlace } from './territories.ts';

interface Contents {
  readonly forces: readonly (ForceStack & { readonly advisors: boolean })[];
  /** Spice lying there, 0 or more. */
  readonly spice: number;
}

/** What lies in one part of the board, without its name: `Atreides 10, Harkonnen 9, 4 spice`; empty when nothing. */
export function sayContents({ forces, spice: amount }: Contents): string {
  const stacks = forces.map(
    (stack) => `${nameOfFaction(stack.faction)} ${stack.count}${stack.advisors ? ' advisors' : ''}${saySpecial(stack)}`,
  );
  return [...stacks, ...(amount === 0 ? [] : [saySpice(amount)])].join(', ');
}

/** One part of the board as a screen reader says it: `Carthag, sector 10: Atreides 10, in storm`. */
export function sayPart(place: Place, contents: Contents, storm: Sector, edition: EditionId): string {
  const says = [sayContents(contents), place.sector === storm ? 'in storm' : ''].filter((part) => part !== '');
  const name = nameOfPlace(place, edition);
  return says.length === 0 ? name : `${name}: ${says.join(', ')}`;
}

export const SHIELD_WALL_DESTROYED = 'The Shield Wall is destroyed.';

/** The map in a few words. */
export const sayMap = (storm: Sector): string => `Map of Arrakis, the storm in sector ${storm}`;
