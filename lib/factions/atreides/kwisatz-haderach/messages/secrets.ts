/** The owner's texts about the Kwisatz Haderach. */
import type { EditionId } from '../../../../model/editions.ts';
import type { TerritoryId } from '../../../../model/territories.ts';
import type { KwisatzHaderachOwnView } from '../contract.ts';
import { territoryName } from '../../../../messages/territories.ts';

/** The name of the covered secret. */
export const KWISATZ_HADERACH = 'Kwisatz Haderach';

/** Returns the text after the number of lost forces: whether the Kwisatz Haderach is awake. */
export const formatLostInBattles = (losses: NonNullable<KwisatzHaderachOwnView['battleLosses']>): string => {
  const { lost, needed, isAwake } = losses;
  if (isAwake) return 'lost in battles. The Kwisatz Haderach is awake.';
  return `lost in battles. The Kwisatz Haderach wakes ${lost >= needed ? 'in the next turn' : `with ${needed}`}.`;
};

/** The public text about the place of the Kwisatz Haderach. */
export const IN_TANKS = 'in the tanks';
/** Returns the text about the territory in which the Kwisatz Haderach was used. */
export const formatUsedIn = (territory: TerritoryId, edition: EditionId): string =>
  `in ${territoryName(territory, edition)}`;
