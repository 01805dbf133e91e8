/** The name of a battle, in the first load of every phone. */
import type { EditionId } from '../../../model/editions.ts';
import type { TerritoryId } from '../../../model/territories.ts';
import { territoryName } from '../../../messages/territories.ts';

/** On the table’s page of a phone, and in its bar during a battle: `Battle for Arrakeen`. */
export const formatBattleFor = (territory: TerritoryId, edition: EditionId): string =>
  `Battle for ${territoryName(territory, edition)}`;
