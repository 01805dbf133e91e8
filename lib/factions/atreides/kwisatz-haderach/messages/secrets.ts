/** What its owner knows of the Kwisatz Haderach. */
import type { EditionId } from '../../../../model/editions.ts';
import type { TerritoryId } from '../../../../model/territories.ts';
import { territoryName } from '../../../../messages/territories.ts';

/** Head of the cover. */
export const KWISATZ_HADERACH = 'Kwisatz Haderach';

/** Behind the forces that were lost: whether it is awake. */
export const formatLostInBattles = (lost: number, needed: number): string =>
  `lost in battles. ${lost >= needed ? 'The Kwisatz Haderach is awake.' : `The Kwisatz Haderach wakes with ${needed}.`}`;

/** Where it is, as everybody may see. */
export const IN_TANKS = 'in the tanks';
export const formatUsedIn = (territory: TerritoryId, edition: EditionId): string =>
  `in ${territoryName(territory, edition)}`;
