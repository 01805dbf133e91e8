/** Where the storm goes and what it reaches there. */
import { type Place, type Sector, SECTOR_COUNT } from '../table/board.ts';
import type { TerritoryId } from '../table/territories.ts';
import { ADJACENT_PARTS } from './arrakis.ts';
import { partNamed, sectorAfter, terrainOf } from './places.ts';

export const SHIELD_WALL: TerritoryId = 'shield-wall';

/** What the Shield Wall keeps the storm from, as long as it stands. @rules AH79 VI.C · GF9-2019 Storm "Damage" */
const BEHIND_SHIELD_WALL: readonly TerritoryId[] = ['imperial-basin', 'arrakeen', 'carthag'];

/**
 * Sectors that the storm passes over or stops in, in their order: those after the one it starts from. That one is hit
 * only where the storm comes round to it again.
 */
export const sweptSectors = (from: Sector, sectors: number): readonly Sector[] =>
  Array.from({ length: Math.min(sectors, SECTOR_COUNT) }, (_, at) => sectorAfter(from, at + 1));

/** Whether forces here would die if the storm came over them: on sand, or in what the Shield Wall no longer shelters. */
export const isExposed = ({ territory }: Place, shieldWallStands: boolean): boolean =>
  BEHIND_SHIELD_WALL.includes(territory) ? !shieldWallStands : terrainOf(territory) === 'sand';

/** The Shield Wall and every territory that borders on it. */
export const AT_SHIELD_WALL: ReadonlySet<TerritoryId> = new Set(
  ADJACENT_PARTS.map((border) => border.map((part) => partNamed(part).territory))
    .filter((territories) => territories.includes(SHIELD_WALL))
    .flat(),
);
