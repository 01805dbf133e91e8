/** Which battle it is, where nothing else is said of one: what every phone knows from the first. */
import type { EditionId } from '../../../model/editions.ts';
import type { TerritoryId } from '../../../model/territories.ts';
import { territoryName } from '../../../messages/territories.ts';

/** On the table’s page of a phone, and in its bar while one fights: `Battle for Arrakeen`. */
export const formatBattleFor = (territory: TerritoryId, edition: EditionId): string =>
  `Battle for ${territoryName(territory, edition)}`;
