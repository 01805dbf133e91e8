/** The texts about a battle on the screen. */
import type { EditionId } from '../../../model/editions.ts';
import type { FactionId } from '../../../model/factions.ts';
import type { TerritoryId } from '../../../model/territories.ts';
import { factionName } from '../../../messages/names.ts';
import { territoryName } from '../../../messages/territories.ts';

/** The titles of physical actions that no seat owns. */
export const ON_THE_BOARD = {
  anybody: 'Anybody, on the board',
  others: 'The others, on the board',
} as const;

/** The text about the Kwisatz Haderach in the sum. */
export const SUM_KWISATZ_HADERACH = 'Kwisatz Haderach';

/** The texts around the battle. */
export const THEATRE = {
  again: 'Show it again',
  skip: 'Skip to the end',
  together: 'Turned over together',
} as const;

/** Returns the title during planning: `Turn 3`. */
export const formatTurn = (turn: number): string => `Turn ${turn}`;

/** Returns the announcement of both plans, for screen readers. */
export const formatPlansOpen = (territory: TerritoryId, edition: EditionId): string =>
  `The plans for ${territoryName(territory, edition)} are open.`;

/** The text after the name of a leader, if the Kwisatz Haderach accompanies it. */
export const WITH_KWISATZ_HADERACH = 'with the Kwisatz Haderach';

/** Returns the text before the number of a dial, for screen readers. */
export const formatDialledBy = (faction: FactionId): string => `${factionName(faction)} dialled`;

/** Returns the title of one faction's physical actions. */
export const formatOnTheBoard = (faction: FactionId): string => `${factionName(faction)}, on the board`;
