/** A battle on the screen. */
import type { EditionId } from '../../../model/editions.ts';
import type { FactionId } from '../../../model/factions.ts';
import type { TerritoryId } from '../../../model/territories.ts';
import { factionName } from '../../../messages/names.ts';
import { territoryName } from '../../../messages/territories.ts';

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
export const formatTurn = (turn: number): string => `Turn ${turn}`;

/** For who cannot see them. */
export const formatPlansOpen = (territory: TerritoryId, edition: EditionId): string =>
  `The plans for ${territoryName(territory, edition)} are open.`;

/** Behind the name of a leader. */
export const WITH_KWISATZ_HADERACH = 'with the Kwisatz Haderach';

/** Before the number of a dial, for who cannot see whose it is. */
export const formatDialledBy = (faction: FactionId): string => `${factionName(faction)} dialled`;

/** Over the moves of one faction. */
export const formatOnTheBoard = (faction: FactionId): string => `${factionName(faction)}, on the board`;
