import { must } from '../core/assert-never.ts';
import { type Place, type Sector, sector, SECTOR_COUNT } from '../table/board.ts';
import { TERRITORIES, type TerritoryId } from '../table/territories.ts';
import { type Terrain, TERRITORY_DATA } from './arrakis.ts';

/** What the ground of this territory is. */
export const terrainOf = (territory: TerritoryId): Terrain => TERRITORY_DATA[territory].terrain;
/** Whether holding this territory counts towards victory. */
export const isStronghold = (territory: TerritoryId): boolean => terrainOf(territory) === 'stronghold';
/** The five strongholds. */
export const STRONGHOLDS: readonly TerritoryId[] = TERRITORIES.filter(isStronghold);

/** The parts of a territory, one for each sector it lies in; the Polar Sink has one, without sector. */
export function partsOf(territory: TerritoryId): readonly Place[] {
  const { sectors } = TERRITORY_DATA[territory];
  return sectors.length === 0 ? [{ territory, sector: null }] : sectors.map((n) => ({ territory, sector: sector(n) }));
}

/** Every part of the board, territory by territory. */
export const ALL_PARTS: readonly Place[] = TERRITORIES.flatMap(partsOf);

/** Whether the board has this part: the territory lies in that sector. */
export const isOnBoard = (place: Place): boolean =>
  partsOf(place.territory).some((part) => part.sector === place.sector);

/** `"carthag@10"`, or `"polar-sink"`: how a part is written where one string is needed. */
export const partName = ({ territory, sector: n }: Place): string => (n === null ? territory : `${territory}@${n}`);

/** How the special forces that stand in a part are written where one string is needed. */
export const specialName = (place: Place): string => `${partName(place)}*`;

/** The part that `partName` writes so; any other name is a bug of ours. */
export const partNamed = (name: string): Place =>
  must(
    ALL_PARTS.find((part) => partName(part) === name),
    `part ${name}`,
  );

/** The sector `steps` further counter-clockwise; 1 follows 18. */
export const sectorAfter = (from: Sector, steps: number): Sector => sector(((from - 1 + steps) % SECTOR_COUNT) + 1);

/** How many sectors counter-clockwise from one to another, 0 to 17. */
export const sectorsAhead = (from: Sector, to: Sector): number => (to - from + SECTOR_COUNT) % SECTOR_COUNT;

/** Whether a part lies under the storm; the Polar Sink never does. */
export const isInStorm = (place: Place, storm: Sector): boolean => place.sector === storm;
