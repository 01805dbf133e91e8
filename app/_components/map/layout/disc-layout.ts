import { ALL_PARTS, must, partName, type EditionId, type FactionId, type Place } from '#client';
import { contentsOf, type Lying } from '../board-facts.ts';
import type { Body } from './capsules.ts';
import type { Geometry, Point } from '../geometry.ts';
import { NAMED_LARGE, nameSeekers, type LargeName } from './large-names.ts';
import { settle } from './settle.ts';
import { namesOnGround, type GroundName } from './small-names.ts';
import { lotSeeker, type Leader, type Stand } from './stands.ts';

/** A disc of forces or a tag of spice with its place on the drawing. */
export interface Marker {
  readonly key: string;
  readonly what:
    | {
        readonly kind: 'forces';
        readonly faction: FactionId;
        readonly advisors: boolean;
        readonly special: number;
      }
    | { readonly kind: 'spice' };
  readonly count: number;
  readonly x: number;
  readonly y: number;
}

/** All that lies in one part, standing together. */
export interface Cluster {
  readonly place: Place;
  readonly markers: readonly Marker[];
  /** Where it could not stand in its part. */
  readonly leader: Leader | null;
}

/** Where everything stands on the map that is not printed on it. */
export interface Layout {
  /** Of a disc, and the size of a large name; in units of the drawing. */
  readonly radius: number;
  readonly clusters: readonly Cluster[];
  readonly names: readonly LargeName[];
  /** Names of other territories that hold something, where the map names those alone. */
  readonly occupied: readonly LargeName[];
  /** The room that all of it takes. */
  readonly taken: readonly Body[];
}

export interface Lettering {
  readonly edition: EditionId;
  /** Whether the names of all territories can be read, not only the large ones. */
  readonly named: boolean;
}

/**
 * Discs are as large as wished where all of them can stand in their parts, clear of each other. Else they are somewhat
 * smaller, and some may stand outside; and smaller again on a fuller board than any evening brings.
 */
const TRIES = [
  { size: 1, mayLeave: false },
  { size: 0.88, mayLeave: true },
  { size: 0.78, mayLeave: true },
  { size: 0.7, mayLeave: true },
  { size: 0.62, mayLeave: true },
];
/** What clusters and names keep free around them, in radii. */
const GAP = 0.28;

/**
 * Where every disc, tag and large name stands. What lies in one part stands together, in it if there is room, and else
 * near it with a line; nothing comes near what belongs elsewhere. `largest` is the radius of discs where there is room.
 * The same board always gives the same picture.
 */
export function layoutMap(geometry: Geometry, board: Lying, lettering: Lettering, largest: number): Layout {
  const lots = lotsOn(board);
  const small = lettering.named ? namesOnGround(geometry, lettering.edition) : [];
  let layout: Layout | null = null;
  for (const { size, mayLeave } of TRIES) {
    const radius = largest * size;
    const seekers = seekersOf(geometry, lots, lettering.edition, small, radius, mayLeave);
    const settled = settle<Stand | LargeName>(seekers, GAP * radius);
    const places = settled.flatMap(({ place }) => place ?? []);
    // Who may not leave a part that is too small stands nowhere.
    if (places.length < seekers.length) continue;
    layout = drawnUp(lots, small, radius, places);
    if (settled.every(({ clashes }) => !clashes)) break;
  }
  return must(layout, 'a place for everything');
}

type Lots = ReturnType<typeof lotsOn>;

/** Strongholds come first. */
function lotsOn(board: Lying) {
  const lots = ALL_PARTS.map((place) => ({ place, ...contentsOf(board, place) })).filter(
    ({ forces, spice }) => forces.length > 0 || spice > 0,
  );
  return [...lots.filter(({ place }) => isNamed(place)), ...lots.filter(({ place }) => !isNamed(place))];
}

const isNamed = ({ territory }: Place): boolean => NAMED_LARGE.includes(territory);

/** What stands in strongholds looks for its place first, then their names, then what lies around them. */
function seekersOf(
  geometry: Geometry,
  lots: Lots,
  edition: EditionId,
  small: readonly GroundName[],
  radius: number,
  mayLeave: boolean,
) {
  const lotSeekers = lots.map((lot) => lotSeeker(geometry, lot, small, radius, mayLeave));
  const first = lots.filter(({ place }) => isNamed(place)).length;
  return [...lotSeekers.slice(0, first), ...nameSeekers(geometry, edition, small, radius), ...lotSeekers.slice(first)];
}

function drawnUp(
  lots: Lots,
  small: readonly GroundName[],
  radius: number,
  places: readonly (Stand | LargeName)[],
): Layout {
  const stands = places.filter((place) => 'formation' in place);
  return {
    radius,
    clusters: lots.map((lot, at) => clusterOf(lot, must(stands[at], partName(lot.place)), radius)),
    names: places.filter((place) => 'lines' in place),
    occupied: [],
    taken: [...places, ...small],
  };
}

function clusterOf(
  { place, forces, spice }: Lots[number],
  { x, y, formation, leader }: Stand,
  radius: number,
): Cluster {
  const name = partName(place);
  const at = ([dx, dy]: Point) => ({ x: x + dx * radius, y: y + dy * radius });
  const discs = forces.map(({ faction, count, advisors, special }, n): Marker => ({
    key: `${name} ${faction}`,
    what: { kind: 'forces', faction, advisors, special },
    count,
    ...at(must(formation.discs[n], 'a place in the formation')),
  }));
  if (formation.spice === null) return { place, markers: discs, leader };
  const pile: Marker = { key: `${name} spice`, what: { kind: 'spice' }, count: spice, ...at(formation.spice) };
  return { place, markers: [...discs, pile], leader };
}
