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

/** The content of one part as a group. */
export interface Cluster {
  readonly place: Place;
  readonly markers: readonly Marker[];
  /** The line to the disc, if the disc is outside its part. */
  readonly leader: Leader | null;
}

/** The positions of everything on the map except the printed board. */
export interface Layout {
  /** The radius of a disc, and the size of a large name (units of the drawing). */
  readonly radius: number;
  readonly clusters: readonly Cluster[];
  readonly names: readonly LargeName[];
  /** The names of other territories with pieces, for a map that names only these territories. */
  readonly occupied: readonly LargeName[];
  /** The shapes of all discs, tags and names. */
  readonly taken: readonly Body[];
}

export interface Lettering {
  readonly edition: EditionId;
  /** Whether the names of all territories are legible, not only the large ones. */
  readonly named: boolean;
}

/**
 * Discs have the preferred size if all of them fit into their parts without touching. Otherwise they are smaller, and
 * some may be outside. On a board that is fuller than any real one, they are smaller still.
 */
const TRIES = [
  { size: 1, mayLeave: false },
  { size: 0.88, mayLeave: true },
  { size: 0.78, mayLeave: true },
  { size: 0.7, mayLeave: true },
  { size: 0.62, mayLeave: true },
];
/** The free space around clusters and names, in radii. */
const GAP = 0.28;

/**
 * Computes the positions of discs, tags and large names. The content of one part stands together: in the part if there
 * is room, else near the part with a line. It never stands near the content of another part. `largest` is the preferred
 * radius of discs. The same board always gives the same picture.
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
    // A group that may not leave its part has no position if the part is too small.
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

/** Places the content of strongholds first, then their names, then everything around them. */
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
