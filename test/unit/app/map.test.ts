import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { areNear, bar, bodyAt, disc, gapOf, turned, type Capsule } from '#app/_components/map/layout/capsules.ts';
import { CENTER, HORIZON, shapeOf, type Geometry } from '#app/_components/map/geometry.ts';
import { SQUARE, groundOf } from '#app/_components/map/layout/ground.ts';
import { WHOLE, bounded, lookingAt, panned, viewBoxOf, zoomed } from '#app/_components/map/view-box.ts';
import { ALL_PARTS, TERRITORIES, partName } from '#client';

const DRAWING = new URL('../../../app/_components/map/arrakis.json', import.meta.url);
const geometry = JSON.parse(readFileSync(DRAWING, 'utf8')) as Geometry;

describe('the drawing of Arrakis', () => {
  test('has a shape for every part of the board and a place for every name', () => {
    for (const place of ALL_PARTS) expect(shapeOf(geometry, place).path).toMatch(/^M/);
    expect(Object.keys(geometry.parts)).toHaveLength(ALL_PARTS.length);
    expect(Object.keys(geometry.names).toSorted()).toEqual([...TERRITORIES].toSorted());
    expect(geometry.sectors).toHaveLength(18);
  });

  test('keeps forces and the ends of their lines on the planet', () => {
    for (const { middle, leads } of Object.values(geometry.parts)) {
      for (const [x, y] of [middle, ...leads]) {
        expect(Math.hypot(x - CENTER, y - CENTER)).toBeLessThan(HORIZON);
      }
    }
  });
});

describe('the ground on the map', () => {
  const ground = groundOf(geometry);

  test('differs from part to part', () => {
    for (const place of ALL_PARTS) {
      const { territory, points } = ground.landOf(place);
      expect(territory).toBe(place.territory);
      // Even the narrowest part covers several squares of the chart.
      expect(points.length, partName(place)).toBeGreaterThan(8);
    }
  });

  test('covers exactly the planet', () => {
    const covered = ground.squares.filter((land) => land > 0).length * SQUARE ** 2;
    expect(covered / (Math.PI * HORIZON ** 2)).toBeCloseTo(1, 2);
  });
});

describe('the distance between shapes on the map', () => {
  const at = (x: number, capsule: Capsule) => bodyAt(x, 0, [capsule]);

  test('is measured from edge to edge', () => {
    expect(gapOf(at(0, disc(0, 0, 10)), at(30, disc(0, 0, 5)), 100)).toBeCloseTo(15);
    expect(gapOf(at(0, bar(0, 0, 40, 10)), at(30, disc(0, 0, 5)), 100)).toBeCloseTo(5);
    expect(gapOf(at(0, bar(0, 0, 40, 10)), at(30, bar(0, 0, 40, 10)), 100)).toBeCloseTo(-10);
  });

  test('is zero for lines that cross, wherever they end', () => {
    const fallen = turned(bar(0, 0, 200, 2), Math.PI / 4);
    expect(areNear(at(0, bar(0, 0, 200, 2)), at(5, fallen), 0)).toBe(true);
    expect(areNear(at(0, bar(0, 0, 200, 2)), at(300, fallen), 0)).toBe(false);
  });
});

describe('an enlarged map', () => {
  test('keeps the point under the finger where it is', () => {
    const near = zoomed(WHOLE, 2, [0.25, 0.5]);
    expect(near.zoom).toBe(2);
    expect(near.middle[0]).toBeCloseTo(500 - 1016 / 8);
    expect(near.middle[1]).toBeCloseTo(500);
  });

  test('never shows anything outside the map', () => {
    expect(bounded({ zoom: 0.2, middle: [0, 0] })).toEqual(WHOLE);
    expect(panned(WHOLE, 5, 5)).toEqual(WHOLE);
    expect(lookingAt(WHOLE, [0, 0], 2).middle).toEqual([246, 246]);
  });

  test('starts with the whole map', () => {
    expect(viewBoxOf(WHOLE)).toBe('-8.0 -8.0 1016.0 1016.0');
  });
});
