/** The name of a battle. It is in a separate file because every phone loads it with the first page. */
import type { EditionId } from '../../../model/editions.ts';
import type { TerritoryId } from '../../../model/territories.ts';
import { territoryName } from '../../../messages/territories.ts';

/** Returns the name of a battle on the table's page of a phone, and in its bar: `Battle for Arrakeen`. */
export const formatBattleFor = (territory: TerritoryId, edition: EditionId): string =>
  `Battle for ${territoryName(territory, edition)}`;
