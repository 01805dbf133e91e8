import { areNear, disc, distance, reachOf, type Body } from './capsules.ts';
import { footingOf, type Footing } from './footing.ts';
import type { Formation } from './formations.ts';
import { shapeOf, type Geometry, type Point } from '../geometry.ts';
import { groundOf, type Land } from './ground.ts';
import type { Search, Seeker } from './settle.ts';
import type { GroundName } from './small-names.ts';
import { waysOf, type Lot, type Way } from './ways.ts';

/** A line from a part to a disc of its content that stands elsewhere. */
export interface Leader {
  readonly from: Point;
  readonly to: Point;
}

/** The position and arrangement of a group. */
export interface Stand extends Body {
  readonly formation: Formation;
  readonly leader: Leader | null;
}

/** The prices of a position: for each radius of distance from the centre of the part, */
const OFF_MIDDLE = 0.4;
/** for standing completely on foreign ground, */
const ASTRAY = 10;
/** for standing outside with a line, and for each radius of that line, */
const LINE = 5;
const LENGTH = 0.8;
/** The price of hiding the name of the group's territory, or another name. */
const OVER_OWN_NAME = 3;
const OVER_NAME = 6;

/** The length of a line, in radii. */
const SHORTEST = 1.6;
const LONGEST = 6;
/** The distance between tried positions outside a part, in units. */
const MESH = 24;
/** The width of a line with its casing, and the dot at its end (radii). */
export const LINE_WIDTH = 0.16;
export const DOT = 0.24;

/** Searches the best position of a group: in its part if there is room, else near the part. */
export function lotSeeker(
  geometry: Geometry,
  lot: Lot,
  names: readonly GroundName[],
  radius: number,
  mayLeave: boolean,
): Seeker<Stand> {
  const ground = groundOf(geometry);
  const land = ground.landOf(lot.place);
  const { middle, leads } = shapeOf(geometry, lot.place);
  const roams = land.extent + (LONGEST + 4) * radius;
  const site: Site = {
    land,
    footing: footingOf(ground, land, radius),
    anchors: [land.middle, ...leads],
    ways: waysOf(lot, radius),
    names: names.filter((name) => distance(name.x, name.y, middle[0], middle[1]) < roams + name.reach),
    radius,
  };
  // Most groups need only the first of these options.
  const near = cheaperThan(() => inPart(site));
  const far = cheaperThan((limit) => outside(site, limit));
  const farther = cheaperThan((limit) =>
    site.anchors.flatMap((anchor) => outside({ ...site, anchors: [anchor] }, limit)),
  );
  return {
    x: middle[0],
    y: middle[1],
    roams,
    seek: (search) => {
      tryAll(near(Infinity), site, search);
      // The content of a stronghold covers the stronghold instead of leaving it.
      if (!mayLeave || land.island || search.best() <= LINE) return;
      tryAll(far(search.best()), site, search);
      if (search.clashes()) tryAll(farther(search.best()), site, search);
    },
  };
}

interface Site {
  readonly land: Land;
  readonly footing: Footing;
  /** The points where a line to something outside may begin. */
  readonly anchors: readonly Point[];
  readonly ways: readonly Way[];
  /** The names on the ground around the group. */
  readonly names: readonly GroundName[];
  readonly radius: number;
}

interface Option {
  readonly way: Way;
  readonly x: number;
  readonly y: number;
  readonly leader: Leader | null;
  readonly price: number;
}

/** Returns all options below a limit, the cheapest first. The options are computed again only when the limit rises. */
function cheaperThan(optionsBelow: (limit: number) => readonly Option[]): (limit: number) => readonly Option[] {
  let known: readonly Option[] = [];
  let knownTo = 0;
  return (limit) => {
    if (limit > knownTo) {
      known = optionsBelow(limit).toSorted((a, b) => a.price - b.price);
      knownTo = limit;
    }
    return known;
  };
}

function tryAll(options: readonly Option[], site: Site, { best, offer }: Search<Stand>): void {
  for (const option of options) {
    if (option.price >= best()) return;
    const stand = standAt(option, site.radius);
    offer(stand, option.price + hidden(site, stand));
  }
}

/** Returns the price of hiding names on the ground. */
function hidden({ land, names }: Site, stand: Stand): number {
  let price = 0;
  for (const name of names) {
    if (areNear(stand, name, 0)) price += name.territory === land.territory ? OVER_OWN_NAME : OVER_NAME;
  }
  return price;
}

function standAt({ way, x, y, leader }: Option, radius: number): Stand {
  const { formation, capsules, reach } = way;
  if (leader === null) return { x, y, formation, leader, capsules, reach };
  const [fx, fy] = [leader.from[0] - x, leader.from[1] - y];
  const line = { x1: fx, y1: fy, x2: leader.to[0] - x, y2: leader.to[1] - y, r: (LINE_WIDTH / 2) * radius };
  const dot = disc(fx, fy, DOT * radius);
  return { x, y, formation, leader, capsules: [...capsules, line, dot], reach: Math.max(reach, reachOf([dot])) };
}

function inPart({ land, footing, ways, radius }: Site): readonly Option[] {
  const options: Option[] = [];
  for (const way of ways) {
    for (const { x, y, off } of land.points) {
      const astray = footing(way, x, y, true);
      if (astray === Infinity) continue;
      options.push({ way, x, y, leader: null, price: way.price + (OFF_MIDDLE * off) / radius + ASTRAY * astray });
    }
  }
  return options;
}

/** Yields the positions around a part, within the length of a line and the price `limit`. */
function outside(site: Site, limit: number): readonly Option[] {
  const { land, footing, ways, radius } = site;
  const [mx, my] = land.middle;
  const options: Option[] = [];
  const steps = Math.floor((land.extent + radius * LONGEST) / MESH);
  for (let row = -steps; row <= steps; row += 1) {
    for (let column = -steps; column <= steps; column += 1) {
      if (column * column + row * row > steps * steps) continue;
      const [x, y] = [mx + column * MESH, my + row * MESH];
      for (const way of ways) {
        const price = way.price + LINE + ASTRAY * footing(way, x, y, false);
        const longest = Math.min(LONGEST, (limit - price) / LENGTH);
        const leader = longest > SHORTEST ? leaderTo(site, way, x, y, longest * radius) : null;
        if (leader === null) continue;
        const length = distance(...leader.from, ...leader.to) / radius;
        options.push({ way, x, y, leader, price: price + LENGTH * length });
      }
    }
  }
  return options;
}

/**
 * Returns the shortest line from the part to a disc of the group; no line if the line would be too long, or its dot
 * hidden.
 */
function leaderTo({ anchors, radius }: Site, way: Way, x: number, y: number, longest: number): Leader | null {
  const { marks, formation } = way;
  const discs = Math.max(formation.discs.length, 1);
  let from: Point | null = null;
  let end: Point | null = null;
  let least = longest;
  for (const anchor of anchors) {
    let nearest: Point | null = null;
    let toDisc = Infinity;
    let toMark = Infinity;
    for (let at = 0; at < marks.length; at += 1) {
      const mark = marks[at];
      if (mark === undefined) continue;
      const length = distance(x + mark[0], y + mark[1], anchor[0], anchor[1]);
      toMark = Math.min(toMark, length);
      if (at >= discs || length >= toDisc) continue;
      toDisc = length;
      nearest = mark;
    }
    if (toMark < SHORTEST * radius || toDisc >= least) continue;
    from = anchor;
    end = nearest;
    least = toDisc;
  }
  return from === null || end === null ? null : { from, to: [x + end[0], y + end[1]] };
}
