/** A battle on the screen. */
import type { EditionId } from '../../../model/editions.ts';
import type { FactionId } from '../../../model/factions.ts';
import type { TerritoryId } from '../../../model/territories.ts';
import { nameOfFaction } from '../../../messages/names.ts';
import { nameOfTerritory } from '../../../messages/territories.ts';

/** Moves of nobody in particular. */
export const ON_THE_BOARD = {
  anybody: 'Anybody, on the board',
  others: 'The others, on the board',
} as const;

/** In the sum. */
export const SUM_KWISATZ_HADERACH = 'Kwisatz Haderach';

/** Over the battle, and beneath it. */
export const THEATRE = {
  again: 'Show it again',
  skip: 'Skip to the end',
  together: 'Turned over together',
} as const;

/** Over a battle that is planned. */
export const sayTurn = (turn: number): string => `Turn ${turn}`;

/** For who cannot see them. */
export const sayPlansOpen = (territory: TerritoryId, edition: EditionId): string =>
  `The plans for ${nameOfTerritory(territory, edition)} are open.`;

/** Behind the name of a leader. */
export const WITH_KWISATZ_HADERACH = 'with the Kwisatz Haderach';

/** Before the number of a dial, for who cannot see whose it is. */
export const sayDialledBy = (faction: FactionId): string => `${nameOfFaction(faction)} dialled`;

/** Over the moves of one faction. */
export const sayOnTheBoard = (faction: FactionId): string => `${nameOfFaction(faction)}, on the board`;
