/** A battle on the screen. */
import type { EditionId } from '../../../model/editions.ts';
import type { FactionId } from '../../../model/factions.ts';
import type { TerritoryId } from '../../../model/territories.ts';
import { factionName } from '../../../messages/names.ts';
import { territoryName } from '../../../messages/territories.ts';

/** Hand moves without an owner. */
export const ON_THE_BOARD = {
  anybody: 'Anybody, on the board',
  others: 'The others, on the board',
} as const;

/** In the sum. */
export const SUM_KWISATZ_HADERACH = 'Kwisatz Haderach';

/** Above and below the battle. */
export const THEATRE = {
  again: 'Show it again',
  skip: 'Skip to the end',
  together: 'Turned over together',
} as const;

/** The title during planning. */
export const formatTurn = (turn: number): string => `Turn ${turn}`;

/** For screen readers. */
export const formatPlansOpen = (territory: TerritoryId, edition: EditionId): string =>
  `The plans for ${territoryName(territory, edition)} are open.`;

/** After the name of a leader. */
export const WITH_KWISATZ_HADERACH = 'with the Kwisatz Haderach';

/** Before the number of a dial, for screen readers. */
export const formatDialledBy = (faction: FactionId): string => `${factionName(faction)} dialled`;

/** The title of one faction's hand moves. */
export const formatOnTheBoard = (faction: FactionId): string => `${factionName(faction)}, on the board`;
