/** On any full board, a player can see on the map which forces and which spice are where. */
import { readFileSync } from 'node:fs';
import { polygonContains } from 'd3-polygon';
import { svgPathProperties } from 'svg-path-properties';
import { describe, expect, test } from 'vitest';
import { boardOf, type BoardFacts } from '#app/_components/map/board-facts.ts';
import { areNear, bodyAt, disc } from '#app/_components/map/layout/capsules.ts';
import { layoutMap, type Cluster, type Layout } from '#app/_components/map/layout/disc-layout.ts';
import { CENTER, HORIZON, shapeOf, type Geometry, type Point } from '#app/_components/map/geometry.ts';
import { NAMED_LARGE, type LargeName } from '#app/_components/map/layout/large-names.ts';
import { COUNT_SIZE, countTag, spiceTag, type Tag } from '#app/_components/map/layout/marker-shape.ts';
import { withOccupiedNames } from '#app/_components/map/layout/occupied-names.ts';
import { partOfDisc } from '#app/_components/map/layout/part-of-disc.ts';
import { namesOnGround } from '#app/_components/map/layout/small-names.ts';
import { placeOfStorm } from '#app/_components/map/layout/storm-place.ts';
import { ALL_PARTS, must, partName, partNamed, STRONGHOLDS, WHO_PLAYS, type FactionId, type Place } from '#client';
import { BRIMMING, FULL } from '../../support/fixtures/full-boards.ts';
import { BOARD } from '../../support/fixtures/table-views.ts';

const DRAWING = new URL('../../../app/_components/map/arrakis.json', import.meta.url);
const geometry = JSON.parse(readFileSync(DRAWING, 'utf8')) as Geometry;

/** The radius of discs on the status screen, on a phone, and on a phone with the enlarged map. */
const SIZES = { screen: 28, phone: 34, near: 18 };
/** Pixels for one unit of the drawing: 1048 of 1080 on the screen, 354 of 390 on a phone, for 1016 units. */
const SCREEN_SCALE = 1048 / 1016;
const PHONE_SCALE = 354 / 1016;

const PLAIN = { edition: 'gf9-2019', named: false } as const;
const layout = (board: BoardFacts, radius: number, named = false): Layout =>
  layoutMap(geometry, board, { ...PLAIN, named }, radius);

const stack = (part: string, faction: FactionId, count = 2) => ({
  ...partNamed(part),
  faction,
  count,
  special: 0,
  advisors: false,
});

const usual = boardOf(BOARD);
const everybodyInArrakeen = {
  ...usual,
  forces: WHO_PLAYS['gf9-2019'].factions.map((faction) => stack('arrakeen@9', faction, 10)),
};
const twoInEveryStronghold = {
  ...usual,
  forces: STRONGHOLDS.flatMap((stronghold) => {
    const part = must(
      Object.keys(geometry.parts).find((name) => name.startsWith(stronghold)),
      stronghold,
    );
    return [stack(part, 'emperor', 12), stack(part, 'guild', 11)];
  }),
};

const BOARDS = { usual, FULL, BRIMMING, everybodyInArrakeen, twoInEveryStronghold };
const EVERY = Object.entries(BOARDS).flatMap(([name, board]) =>
  Object.entries(SIZES).map(([where, size]) => ({ name, board, where, size })),
);

/** The shapes of a cluster: discs, and tags as rectangles, in units of the drawing. */
interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** The radius of a disc, which is a point with this radius. */
  readonly round: number;
}

const boxOf = ({ left, right, top, bottom }: Tag, [x, y]: Point, size: number): Box => ({
  left: x + left * size,
  right: x + right * size,
  top: y + top * size,
  bottom: y + bottom * size,
  round: 0,
});

const discOf = ([x, y]: Point, radius: number): Box => ({ left: x, right: x, top: y, bottom: y, round: radius });

const boxesOf = ({ markers }: Cluster, radius: number): readonly Box[] =>
  markers.flatMap(({ x, y, what, count }) =>
    what.kind === 'spice'
      ? [boxOf(spiceTag(count), [x, y], radius)]
      : [discOf([x, y], radius), boxOf(countTag(count, what.special), [x, y], radius)],
  );

/** The distance between two shapes. A negative number means that they overlap. */
function between(a: Box, b: Box): number {
  const across = Math.max(a.left - b.right, b.left - a.right);
  const down = Math.max(a.top - b.bottom, b.top - a.bottom);
  const apart =
    Math.max(across, down) < 0 ? Math.max(across, down) : Math.hypot(Math.max(across, 0), Math.max(down, 0));
  return apart - a.round - b.round;
}

/** The rectangle of a name's letters, without the halo around them. */
const lettersOf = ({ x, y, capsules }: LargeName, size: number): readonly Box[] =>
  capsules.map(({ x1, y1, x2, r }) => {
    const half = r - 0.1 * size;
    return { left: x + x1 - half, right: x + x2 + half, top: y + y1 - half, bottom: y + y1 + half, round: 0 };
  });

const nearest = (these: readonly Box[], those: readonly Box[]): number =>
  Math.min(...these.flatMap((a) => those.map((b) => between(a, b))));

/**
 * The outline of every part, as points from a library. The test does not rely on the geometry of the code under test.
 */
const OUTLINES = new Map(ALL_PARTS.map((place) => [partName(place), pointsAlong(shapeOf(geometry, place).path)]));

function pointsAlong(path: string): [number, number][] {
  const line = new svgPathProperties(path);
  const steps = Math.ceil(line.getTotalLength() / 2);
  return Array.from({ length: steps }, (_, at): [number, number] => {
    const { x, y } = line.getPointAtLength((at / steps) * line.getTotalLength());
    return [x, y];
  });
}

const isIn = (place: Place, [x, y]: Point): boolean =>
  polygonContains(must(OUTLINES.get(partName(place)), partName(place)), [x, y]);

/** Whether a part of the board reaches within `reach` of a point. */
const isNear = (place: Place, [x, y]: Point, reach: number): boolean =>
  isIn(place, [x, y]) ||
  [0, 45, 90, 135, 180, 225, 270, 315].some((degrees) => {
    const angle = (degrees * Math.PI) / 180;
    return isIn(place, [x + reach * Math.cos(angle), y + reach * Math.sin(angle)]);
  });

/**
 * Whether a disc is clearly in its part of the board: it is inside, touches a disc that is inside, or covers a
 * stronghold.
 */
function isAtHome({ place, markers }: Cluster, radius: number): boolean {
  const middles = markers.map(({ x, y }): Point => [x, y]);
  const all = markers.length;
  const middle: Point = [
    middles.reduce((sum, [x]) => sum + x, 0) / all,
    middles.reduce((sum, [, y]) => sum + y, 0) / all,
  ];
  if (all > 1 && NAMED_LARGE.includes(place.territory)) return isIn(place, middle);
  return middles.some((at) => isIn(place, at)) && middles.every((at) => isNear(place, at, radius * 0.5));
}

describe.each(EVERY)('the $name board, with the discs of a $where', ({ board, size }) => {
  const { clusters, names, radius } = layout(board, size);

  test('shows all forces and spice, grouped by part', () => {
    const parts = [...board.forces, ...board.spice].map((one) => partName(one));
    expect(clusters.map(({ place }) => partName(place)).toSorted()).toEqual([...new Set(parts)].toSorted());
    expect(clusters.flatMap(({ markers }) => markers.map(({ count }) => count)).toSorted()).toEqual(
      [...board.forces.map(({ count }) => count), ...board.spice.map(({ amount }) => amount)].toSorted(),
    );
    for (const { markers } of clusters) {
      for (const one of markers.slice(1)) {
        const others = markers.filter((other) => other !== one);
        expect(Math.min(...others.map((other) => Math.hypot(other.x - one.x, other.y - one.y)))).toBeLessThan(
          radius * 3,
        );
      }
    }
  });

  test('keeps a clear gap between the discs of two parts', () => {
    for (const [at, one] of clusters.entries()) {
      for (const other of clusters.slice(at + 1)) {
        const gap = nearest(boxesOf(one, radius), boxesOf(other, radius));
        expect(gap, `${partName(one.place)} and ${partName(other.place)}`).toBeGreaterThan(radius * 0.1);
      }
    }
  });

  test('covers no number within a part', () => {
    for (const { place, markers } of clusters) {
      const drawn = markers.map((marker) => boxesOf({ place, markers: [marker], leader: null }, radius));
      for (const [at, boxes] of drawn.entries()) {
        for (const later of drawn.slice(at + 1)) {
          expect(nearest(boxes.slice(-1), later), partName(place)).toBeGreaterThan(-radius * 0.1);
        }
      }
    }
  });

  test('places every disc in its part, or joins it to the part by a line', () => {
    for (const cluster of clusters) {
      const { place, markers, leader } = cluster;
      if (leader === null) {
        expect(isAtHome(cluster, radius), partName(place)).toBe(true);
      } else {
        expect(isIn(place, leader.from), partName(place)).toBe(true);
        expect(markers.some(({ x, y }) => x === leader.to[0] && y === leader.to[1])).toBe(true);
      }
    }
  });

  test('leaves the end of every line visible', () => {
    const drawn = clusters.flatMap((cluster) => boxesOf(cluster, radius));
    for (const { leader } of clusters) {
      if (leader !== null) expect(nearest([discOf(leader.from, radius * 0.2)], drawn)).toBeGreaterThan(0);
    }
  });

  test('keeps names clear of discs and of each other', () => {
    const lines = names.map((name) => lettersOf(name, radius));
    expect(names.map(({ territory }) => territory)).toEqual(NAMED_LARGE);
    for (const [at, name] of lines.entries()) {
      for (const cluster of clusters) expect(nearest(name, boxesOf(cluster, radius))).toBeGreaterThan(0);
      for (const other of lines.slice(at + 1)) expect(nearest(name, other)).toBeGreaterThan(0);
    }
  });

  test('keeps discs on the planet', () => {
    for (const { x, y } of clusters.flatMap(({ markers }) => markers)) {
      expect(Math.hypot(x - CENTER, y - CENTER)).toBeLessThan(HORIZON - radius * 0.5);
    }
  });
});

describe('the numbers on a full board', () => {
  test('are legible from three metres, and on a phone that shows the whole map', () => {
    const figures = (board: BoardFacts, size: number) => layout(board, size).radius * COUNT_SIZE;
    // A digit is two thirds as tall as its font size.
    expect(figures(usual, SIZES.screen) * SCREEN_SCALE).toBeGreaterThan(35);
    expect(figures(FULL, SIZES.screen) * SCREEN_SCALE).toBeGreaterThan(30);
    expect(figures(FULL, SIZES.phone) * PHONE_SCALE).toBeGreaterThan(12.5);
    expect(figures(BRIMMING, SIZES.phone) * PHONE_SCALE).toBeGreaterThan(10);
  });

  test('leave room for the storm marker', () => {
    for (const size of Object.values(SIZES)) {
      const { radius, clusters, taken } = layout(FULL, size);
      const [x, y, r] = placeOfStorm(geometry, FULL.storm, radius, taken);
      expect(r).toBeGreaterThan(radius * 0.6);
      for (const cluster of clusters) {
        expect(nearest([discOf([x, y], r)], boxesOf(cluster, radius)), partName(cluster.place)).toBeGreaterThan(-2);
      }
    }
  });

  test.each(Object.entries(BOARDS))('hide no name of another territory on the enlarged map: %s', (_, board) => {
    const names = namesOnGround(geometry, 'gf9-2019');
    const { clusters, radius } = layout(board, SIZES.near, true);
    for (const { place, markers } of clusters) {
      const discs = bodyAt(
        0,
        0,
        markers.map(({ x, y }) => disc(x, y, radius * 0.9)),
      );
      const hidden = names.filter((name) => name.territory !== place.territory && areNear(discs, name, 0));
      expect(
        hidden.map(({ territory }) => territory),
        partName(place),
      ).toEqual([]);
    }
  });
});

describe('the screen', () => {
  const withNames = (board: BoardFacts) => withOccupiedNames(geometry, 'gf9-2019', layout(board, SIZES.screen));
  const holding = ({ forces, spice }: BoardFacts) =>
    new Set([...forces, ...spice].map(({ territory }) => territory).filter((one) => !NAMED_LARGE.includes(one)));

  test('names every territory that holds forces or spice, and no other', () => {
    const { occupied } = withNames(usual);
    expect(new Set(occupied.map(({ territory }) => territory))).toEqual(holding(usual));
    expect(occupied.length).toBeGreaterThan(3);
  });

  test('leaves a name out rather than cover a disc, on a fuller board', () => {
    const { occupied } = withNames(FULL);
    expect(occupied.length / holding(FULL).size).toBeGreaterThan(0.6);
    for (const { territory } of occupied) expect(holding(FULL)).toContain(territory);
  });

  test.each(Object.entries(BOARDS))('keeps these names clear of discs and of each other: %s', (_, board) => {
    const { clusters, names, occupied, radius } = withNames(board);
    const lines = occupied.map((name) => lettersOf(name, name.size));
    for (const [at, name] of lines.entries()) {
      for (const cluster of clusters) expect(nearest(name, boxesOf(cluster, radius))).toBeGreaterThan(0);
      for (const other of [...lines.slice(at + 1), ...names.map((large) => lettersOf(large, radius))])
        expect(nearest(name, other)).toBeGreaterThan(0);
    }
  });

  test('draws the discs in the same places with and without names', () => {
    const { clusters, names, radius } = withNames(FULL);
    expect({ clusters, names, radius }).toEqual(
      (({ clusters, names, radius }) => ({ clusters, names, radius }))(layout(FULL, SIZES.screen)),
    );
  });

  test('is legible at the size of a small television', () => {
    for (const { size } of withNames(usual).occupied) expect(size * SCREEN_SCALE).toBeGreaterThan(20);
  });
});

describe('the same board', () => {
  test.each(EVERY)('always gives the same picture: $name, $where', ({ board, size }) => {
    expect(layout(structuredClone(board), size)).toEqual(layout(board, size));
  });

  test('keeps its picture while only numbers change', () => {
    const forces = FULL.forces.map((one) => ({ ...one, count: one.count + 9 }));
    const placesOf = ({ clusters }: Layout) => clusters.map(({ markers }) => markers.map(({ x, y }) => [x, y]));
    expect(placesOf(layout({ ...FULL, forces }, SIZES.phone))).toEqual(placesOf(layout(FULL, SIZES.phone)));
  });

  test('moves only discs that are in the way of a new one', () => {
    const before = layout(FULL, SIZES.phone);
    const more = { ...FULL, forces: [...FULL.forces, stack('meridian@18', 'emperor')] };
    const after = layout(more, SIZES.phone);
    expect(after.clusters.filter(({ place }) => place.territory !== 'meridian')).toEqual(before.clusters);
    expect(after.names).toEqual(before.names);
  });
});

describe('a press on the map', () => {
  const full = layout(FULL, SIZES.phone);

  test('on a disc selects the disc’s part, wherever the disc is drawn', () => {
    for (const { place, markers } of full.clusters) {
      for (const { x, y } of markers) {
        expect(partOfDisc(full, [x, y])).toEqual(place);
        expect(partOfDisc(full, [x - full.radius * 0.7, y - full.radius * 0.7])).toEqual(place);
      }
    }
  });

  test('anywhere else selects the part under the finger', () => {
    expect(partOfDisc(full, [CENTER, CENTER + 200])).toBeNull();
    expect(partOfDisc(full, [CENTER + HORIZON, CENTER + HORIZON])).toBeNull();
  });
});
