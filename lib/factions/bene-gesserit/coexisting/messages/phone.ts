/** What stands on the pages of those who coexist. */
import type { EditionId } from '../../../../model/editions.ts';
import type { TerritoryId } from '../../../../model/territories.ts';
import { formatList } from '../../../../messages/numbers.ts';
import { theTerritory } from '../../../../messages/territories.ts';

export const COEXIST = 'Coexist until the turn ends';
export const FIGHT = 'Fight there';

/** The act, with all that was chosen. */
export const formatLeavingCoexistence = (territories: readonly TerritoryId[], edition: EditionId): string =>
  territories.length === 0
    ? 'Coexist everywhere'
    : `Fight in ${formatList(territories.map((territory) => theTerritory(territory, edition)))}`;
