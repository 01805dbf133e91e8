import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { boardOf } from '../../../app/_components/map/board-facts.ts';
import { layoutMarkers } from '../../../app/_components/map/disc-layout.ts';
import { CENTER, HORIZON, shapeOf, type Geometry } from '../../../app/_components/map/geometry.ts';
import { largeNames } from '../../../app/_components/map/large-names.ts';
import { WHOLE, bounded, lookingAt, panned, viewBoxOf, zoomed } from '../../../app/_components/map/view-box.ts';
import { ALL_PARTS, FACTIONS, STRONGHOLDS, TERRITORIES, partNamed } from '../../../lib/client.ts';
import { BOARD } from '../../support/fixtures/table-views.ts';

const DRAWING = new URL('../../../app/_components/map/arrakis.json', import.meta.url);
const geometry = JSON.parse(readFileSync(DRAWING, 'utf8')) as Geometry;
const board = boardOf(BOARD);

describe('the drawing of Arrakis', () => {
  test('has a shape for every part of the board and a place for every name', () => {
    for (const place of ALL_PARTS) expect(shapeOf(geometry, place).path).toMatch(/^M/);
    expect(Object.keys(geometry.parts)).toHaveLength(ALL_PARTS.length);
    expect(Object.keys(geometry.names).toSorted()).toEqual([...TERRITORIES].toSorted());
    expect(geometry.sectors).toHaveLength(18);
  });

  test('names the Polar Sink where it can be read from far, beside every stronghold', () => {
    for (const size of [26, 34]) {
      const names = largeNames(geometry, 'gf9-2019', size);
      expect(names.map(({ text }) => text)).toEqual(expect.arrayContaining(['Arrakeen', 'Polar Sink']));
      expect(names).toHaveLength(STRONGHOLDS.length + 1);
    }
  });

  test('keeps the places of forces and spice on the planet', () => {
    for (const { middle, spice, spots } of Object.values(geometry.parts)) {
      for (const [x, y] of [middle, spice, ...spots]) {
        expect(Math.hypot(x - CENTER, y - CENTER)).toBeLessThan(HORIZON);
      }
    }
  });
});

describe('the discs on the map', () => {
  const names = largeNames(geometry, 'gf9-2019', 26);
  const crowded = {
    ...board,
    forces: FACTIONS.map((faction, at) => ({
      ...partNamed('arrakeen@9'),
      faction,
      count: at + 1,
      special: 0,
      advisors: false,
    })),
  };

  test('show every force and all spice with their counts', () => {
    const markers = layoutMarkers(geometry, board, 26, names);
    expect(markers).toHaveLength(board.forces.length + board.spice.length);
    expect(markers.map((marker) => marker.count).toSorted()).toEqual(
      [...board.forces.map((stack) => stack.count), ...board.spice.map((pile) => pile.amount)].toSorted(),
    );
  });

  test('do not cover each other, even six factions in one stronghold', () => {
    for (const facts of [board, crowded]) {
      const markers = layoutMarkers(geometry, facts, 26, names);
      for (const [at, a] of markers.entries()) {
        for (const b of markers.slice(at + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(26 * 1.7);
      }
    }
  });

  test('stay where they are while the board stays', () => {
    expect(layoutMarkers(geometry, board, 26, names)).toEqual(layoutMarkers(geometry, board, 26, names));
  });
});

describe('looking nearer', () => {
  test('keeps the point under the finger where it is', () => {
    const near = zoomed(WHOLE, 2, [0.25, 0.5]);
    expect(near.zoom).toBe(2);
    expect(near.middle[0]).toBeCloseTo(500 - 1016 / 8);
    expect(near.middle[1]).toBeCloseTo(500);
  });

  test('never leaves the map', () => {
    expect(bounded({ zoom: 0.2, middle: [0, 0] })).toEqual(WHOLE);
    expect(panned(WHOLE, 5, 5)).toEqual(WHOLE);
    expect(lookingAt(WHOLE, [0, 0], 2).middle).toEqual([246, 246]);
  });

  test('shows the whole frame at first', () => {
    expect(viewBoxOf(WHOLE)).toBe('-8.0 -8.0 1016.0 1016.0');
  });
});
