/** The board for the engine: the places of territories, their ground, and the path of the storm. */
import { must } from '../core/assert-never.ts';
import { type Place, type Sector, sector, type SpiceOnBoard } from '../model/board.ts';
import type { TerritoryId } from '../model/territories.ts';
import { partName } from './places.ts';

/** The ground of a territory. Strongholds and the Polar Sink are kinds of their own. */
export type Terrain = 'sand' | 'rock' | 'stronghold' | 'polar-sink';

/** The printed data of one territory. `sectors` is empty for the Polar Sink, which lies in no sector. */
export interface TerritoryData {
  readonly terrain: Terrain;
  readonly sectors: readonly number[];
  /** The printed spice space: its sector, and the amount on its spice card. */
  readonly spiceBlow: { readonly sector: number; readonly amount: number } | null;
}

/** The printed data of a board that the rules need. */
export interface PrintedBoard {
  readonly territories: { readonly [Territory in TerritoryId]?: TerritoryData };
  /** Pairs of parts that share a border: `territory@sector`, or only the territory if it lies in no sector. */
  readonly borders: readonly (readonly [string, string])[];
  /** The number of sectors on the storm track, at most 18. */
  readonly sectors: number;
  /** The sector of the storm marker before the first storm. */
  readonly stormStart: number;
  /**
   * The Shield Wall, and the places that it protects from the storm while it stands; `null` on a board without a Shield
   * Wall.
   */
  readonly shieldWall: { readonly wall: TerritoryId; readonly shelters: readonly TerritoryId[] } | null;
}

/** A board with its lookups, which are made only once. */
export interface Board {
  /** The territories, in the order of the board. */
  readonly territories: readonly TerritoryId[];
  /** The territories that count towards victory. */
  readonly strongholds: readonly TerritoryId[];
  /** Every part of the board, territory by territory. */
  readonly parts: readonly Place[];
  /** The number of sectors on the storm track. */
  readonly sectors: number;
  readonly stormStart: Sector;
  /** The territory with the Shield Wall; `null` on a board without a Shield Wall. */
  readonly shieldWall: TerritoryId | null;
  /** The territory of the Shield Wall, and every territory that borders on it. */
  readonly atShieldWall: ReadonlySet<TerritoryId>;
  /** The printed spice spaces, each with the amount of its spice card. */
  readonly spiceBlows: readonly SpiceOnBoard[];
  readonly terrainOf: (territory: TerritoryId) => Terrain;
  /** Whether this territory counts towards victory. */
  readonly isStronghold: (territory: TerritoryId) => boolean;
  /**
   * Returns the parts of a territory: one for each of its sectors, or one without a sector for the Polar Sink. Returns
   * none for a territory that is not on the board.
   */
  readonly partsOf: (territory: TerritoryId) => readonly Place[];
  /** Whether the board has this part. */
  readonly hasPart: (place: Place) => boolean;
  /** Returns the part with this name, as `partName` writes it. Throws for any other name. */
  readonly partNamed: (name: string) => Place;
  /**
   * Returns this territory and all territories within this number of steps, the nearest first. It ignores sectors and
   * the storm.
   */
  readonly territoriesWithin: (from: TerritoryId, steps: number) => readonly TerritoryId[];
  /** Returns the parts of the board that share a border with this part, including parts of the same territory. */
  readonly partsBeside: (place: Place) => readonly Place[];
  /** Returns the sector `steps` further counter-clockwise; 1 follows the last. */
  readonly sectorAfter: (from: Sector, steps: number) => Sector;
  /** Returns the number of sectors counter-clockwise from one to another; 0 to itself. */
  readonly sectorsAhead: (from: Sector, to: Sector) => number;
  /**
   * Returns the sectors that the storm passes over or stops in, in order. The first is the sector after its start. The
   * start is included only if the storm moves all the way round the board.
   */
  readonly sweptSectors: (from: Sector, sectors: number) => readonly Sector[];
  /** Returns this board with these territories as strongholds. */
  readonly withStrongholds: (turned: readonly TerritoryId[]) => Board;
  /** Whether forces here would die under the storm: on sand, or in a place that the Shield Wall no longer protects. */
  readonly isExposed: (place: Place, shieldWallStands: boolean) => boolean;
}

/** Returns the board with its lookups. */
export function boardOf(printed: PrintedBoard): Board {
  const territories = Object.keys(printed.territories) as readonly TerritoryId[];
  const { sectors, shieldWall } = printed;
  const parts = new Map(territories.map((territory) => [territory, printedParts(printed, territory)]));
  const all = [...parts.values()].flat();
  const named = new Map(all.map((part) => [partName(part), part]));
  const partNamed = (name: string): Place => must(named.get(name), `part ${name}`);
  const partsOf = (territory: TerritoryId): readonly Place[] => parts.get(territory) ?? [];
  const terrainOf = (territory: TerritoryId): Terrain =>
    must(printed.territories[territory], `territory ${territory}`).terrain;
  const isStronghold = (territory: TerritoryId): boolean => terrainOf(territory) === 'stronghold';
  const neighbours = neighboursIn(printed.borders, partNamed);
  const beside = partsBesideIn(printed.borders, partNamed);
  const sectorAfter = (from: Sector, steps: number): Sector => sector(((from - 1 + steps) % sectors) + 1);
  return {
    territories,
    strongholds: territories.filter(isStronghold),
    parts: all,
    sectors,
    stormStart: sector(printed.stormStart),
    shieldWall: shieldWall?.wall ?? null,
    atShieldWall: new Set(shieldWall === null ? [] : [shieldWall.wall, ...(neighbours.get(shieldWall.wall) ?? [])]),
    spiceBlows: territories.flatMap((territory) => spiceSpaceOf(printed, territory)),
    terrainOf,
    isStronghold,
    partsOf,
    hasPart: (place) => partsOf(place.territory).some((part) => part.sector === place.sector),
    partNamed,
    territoriesWithin: (from, steps) => within(neighbours, from, steps),
    partsBeside: (place) => beside.get(partName(place)) ?? [],
    sectorAfter,
    sectorsAhead: (from, to) => (to - from + sectors) % sectors,
    sweptSectors: (from, count) =>
      Array.from({ length: Math.min(count, sectors) }, (_, at) => sectorAfter(from, at + 1)),
    withStrongholds: (turned) => boardOf({ ...printed, territories: withTerrain(printed.territories, turned) }),
    isExposed: ({ territory }, shieldWallStands) =>
      shieldWall?.shelters.includes(territory) === true ? !shieldWallStands : terrainOf(territory) === 'sand',
  };
}

const withTerrain = (
  territories: PrintedBoard['territories'],
  turned: readonly TerritoryId[],
): PrintedBoard['territories'] =>
  Object.fromEntries(
    Object.entries(territories).map(([id, data]) => [
      id,
      turned.some((territory) => territory === id) ? { ...data, terrain: 'stronghold' } : data,
    ]),
  );

/** Returns one card of the spice deck for each spice space of a board. */
export const oneOfEach = ({ spiceBlows }: Board): Readonly<Partial<Record<TerritoryId, number>>> =>
  Object.fromEntries(spiceBlows.map(({ territory }) => [territory, 1]));

function printedParts({ territories }: PrintedBoard, territory: TerritoryId): readonly Place[] {
  const sectors = territories[territory]?.sectors ?? [];
  return sectors.length === 0 ? [{ territory, sector: null }] : sectors.map((n) => ({ territory, sector: sector(n) }));
}

type Neighbours = ReadonlyMap<TerritoryId, readonly TerritoryId[]>;

/** Returns the spice space of a territory. */
function spiceSpaceOf({ territories }: PrintedBoard, territory: TerritoryId): readonly SpiceOnBoard[] {
  const blow = territories[territory]?.spiceBlow ?? null;
  return blow === null ? [] : [{ territory, sector: sector(blow.sector), amount: blow.amount }];
}

function neighboursIn(borders: PrintedBoard['borders'], partNamed: Board['partNamed']): Neighbours {
  const neighbours = new Map<TerritoryId, TerritoryId[]>();
  for (const border of borders) {
    const [one, other] = [partNamed(border[0]).territory, partNamed(border[1]).territory];
    neighbours.set(one, [...(neighbours.get(one) ?? []), other]);
    neighbours.set(other, [...(neighbours.get(other) ?? []), one]);
  }
  return neighbours;
}

/** Returns for each part, by name, the parts that share a border with it. */
function partsBesideIn(
  borders: PrintedBoard['borders'],
  partNamed: Board['partNamed'],
): ReadonlyMap<string, readonly Place[]> {
  const beside = new Map<string, Place[]>();
  for (const [one, other] of borders) {
    beside.set(one, [...(beside.get(one) ?? []), partNamed(other)]);
    beside.set(other, [...(beside.get(other) ?? []), partNamed(one)]);
  }
  return beside;
}

function within(neighbours: Neighbours, from: TerritoryId, steps: number): readonly TerritoryId[] {
  let reached: readonly TerritoryId[] = [from];
  for (let step = 0; step < steps; step += 1) {
    reached = [...new Set([...reached, ...reached.flatMap((territory) => neighbours.get(territory) ?? [])])];
  }
  return reached;
}
