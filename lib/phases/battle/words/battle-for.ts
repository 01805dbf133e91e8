/** Which battle it is, where nothing else is said of one: what every phone knows from the first. */
import type { EditionId } from '../../../table/editions.ts';
import type { TerritoryId } from '../../../table/territories.ts';
import { nameOfTerritory } from '../../../words/territories.ts';

/** On the table’s page of a phone, and in its bar while one fights: `Battle for Arrakeen`. */
export const sayBattleFor = (territory: TerritoryId, edition: EditionId): string =>
  `Battle for ${nameOfTerritory(territory, edition)}`;
