/** A board as the engine asks it: where territories lie, what their ground is, and how the storm goes round them. */
import { must } from '../core/assert-never.ts';
import { type Place, type Sector, sector, type SpiceOnBoard } from '../model/board.ts';
import type { TerritoryId } from '../model/territories.ts';
import { partName } from './places.ts';

/** What the ground of a territory is; strongholds and the Polar Sink are kinds of their own. */
export type Terrain = 'sand' | 'rock' | 'stronghold' | 'polar-sink';

/** What a printed board says of one territory. `sectors` is empty for the Polar Sink, which lies in none. */
export interface TerritoryData {
  readonly terrain: Terrain;
  readonly sectors: readonly number[];
  /** The printed spice space: its sector, and the amount on its spice card. */
  readonly spiceBlow: { readonly sector: number; readonly amount: number } | null;
}

/** Everything that is printed on a board, as far as rules ask for it. */
export interface PrintedBoard {
  readonly territories: { readonly [Territory in TerritoryId]?: TerritoryData };
  /** Parts that share a border: `territory@sector`, or the territory alone where it lies in no sector. */
  readonly borders: readonly (readonly [string, string])[];
  /** Sectors of the storm track, 18 at most. */
  readonly sectors: number;
  /** Where the storm marker stands before the first storm. */
  readonly stormStart: number;
  /** The Shield Wall, and what it keeps the storm from as long as it stands; `null` on a board without. */
  readonly shieldWall: { readonly wall: TerritoryId; readonly shelters: readonly TerritoryId[] } | null;
}

/** A board with its look-ups, which are made once. */
export interface Board {
  /** In the order in which the board lists them. */
  readonly territories: readonly TerritoryId[];
  /** The territories that count towards victory. */
  readonly strongholds: readonly TerritoryId[];
  /** Every part of the board, territory by territory. */
  readonly parts: readonly Place[];
  /** Sectors of the storm track. */
  readonly sectors: number;
  readonly stormStart: Sector;
  /** `null` on a board without. */
  readonly shieldWall: TerritoryId | null;
  /** The Shield Wall and every territory that borders on it. */
  readonly atShieldWall: ReadonlySet<TerritoryId>;
  /** The printed spice spaces, each with what its spice card says. */
  readonly spiceBlows: readonly SpiceOnBoard[];
  readonly terrainOf: (territory: TerritoryId) => Terrain;
  /** Whether holding this territory counts towards victory. */
  readonly isStronghold: (territory: TerritoryId) => boolean;
  /** The parts of a territory, one for each sector it lies in, or one without sector; none off the board. */
  readonly partsOf: (territory: TerritoryId) => readonly Place[];
  /** Whether the board has this part: the territory lies in that sector. */
  readonly hasPart: (place: Place) => boolean;
  /** The part that `partName` writes so; any other name is a bug of ours. */
  readonly partNamed: (name: string) => Place;
  /** The territory itself and all no more than so many steps from it, the nearest first; sectors and storm are not asked. */
  readonly territoriesWithin: (from: TerritoryId, steps: number) => readonly TerritoryId[];
  /** The parts that share a border with this one, those of its own territory among them. */
  readonly partsBeside: (place: Place) => readonly Place[];
  /** The sector `steps` further counter-clockwise; 1 follows the last. */
  readonly sectorAfter: (from: Sector, steps: number) => Sector;
  /** How many sectors counter-clockwise from one to another; 0 to itself. */
  readonly sectorsAhead: (from: Sector, to: Sector) => number;
  /**
   * Sectors that the storm passes over or stops in, in their order: those after the one it starts from. That one is hit
   * only where the storm comes round to it again.
   */
  readonly sweptSectors: (from: Sector, sectors: number) => readonly Sector[];
  /** Whether forces here would die if the storm came over them: on sand, or in what the Shield Wall no longer shelters. */
  readonly isExposed: (place: Place, shieldWallStands: boolean) => boolean;
}

/** The board with everything that is asked of it. */
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
    isExposed: ({ territory }, shieldWallStands) =>
      shieldWall?.shelters.includes(territory) === true ? !shieldWallStands : terrainOf(territory) === 'sand',
  };
}

/** One card of the spice deck for each spice space of a board. */
export const oneOfEach = ({ spiceBlows }: Board): Readonly<Partial<Record<TerritoryId, number>>> =>
  Object.fromEntries(spiceBlows.map(({ territory }) => [territory, 1]));

function printedParts({ territories }: PrintedBoard, territory: TerritoryId): readonly Place[] {
  const sectors = territories[territory]?.sectors ?? [];
  return sectors.length === 0 ? [{ territory, sector: null }] : sectors.map((n) => ({ territory, sector: sector(n) }));
}

type Neighbours = ReadonlyMap<TerritoryId, readonly TerritoryId[]>;

/** The territories that share a border with each. */
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

/** The parts that share a border with each, under its name. */
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
