import { describe, expect, test } from 'vitest';
import { closingPart } from '#app/_components/window/closing-part.ts';
import { orbitPlaces } from '#app/_components/status-screen/orbit.ts';
import { isGathering } from '#app/t/[code]/screen/_components/scene.ts';
import { seatPlace } from '#app/t/[code]/screen/_components/seat-places.ts';
import { turnBegun, turnsOn } from '#app/t/[code]/screen/_components/turns-on.ts';
import { formatAlsoCounted } from '#app/t/[code]/screen/_components/screen-messages.ts';
import { progressOf } from '#app/t/[code]/screen/_components/strongholds.ts';
import type { WindowView } from '#client';
import { BOARD, EMPTY_BOARD } from '../../support/fixtures/table-views.ts';

describe('the ring of a window', () => {
  const window: WindowView = {
    id: 'w1',
    ask: { kind: 'traitor-call', battle: 'b1' },
    opened: 1000,
    deadline: 9000,
    floor: 5000,
  };

  test('closes by the server’s time, and stays closed', () => {
    expect(closingPart(window, 1000, false)).toBe(1);
    expect(closingPart(window, 7000, false)).toBe(0.25);
    expect(closingPart(window, 12_000, false)).toBe(0);
  });

  test('moves by whole seconds for readers who prefer reduced motion', () => {
    expect(closingPart(window, 6700, true)).toBe(3 / 8);
  });
});

describe('the count of strongholds held', () => {
  test('is common to allies, and separate for every other faction', () => {
    const progress = progressOf(BOARD);
    expect(progress.map(({ faction }) => faction)).toEqual(BOARD.order);
    expect(progress.find(({ faction }) => faction === 'fremen')).toEqual({
      faction: 'fremen',
      allies: ['atreides'],
      held: 2,
      needed: 4,
    });
    expect(progress.find(({ faction }) => faction === 'emperor')).toMatchObject({ allies: [], held: 1, needed: 3 });
  });

  test('counts a stronghold once if allies hold it together', () => {
    const sides = BOARD.sides.map((side) =>
      side.members.includes('fremen') ? { ...side, strongholds: ['arrakeen' as const] } : side,
    );
    const fremen = progressOf({ ...BOARD, sides }).find(({ faction }) => faction === 'fremen');
    expect(fremen).toMatchObject({ allies: ['atreides'], held: 1 });
  });
});

describe('a territory that counts like a stronghold', () => {
  const wall = { territory: 'shield-wall', fromWorm: 4 } as const;

  test.each([
    [1, 'Shield Wall counts from worm 4 on; 1 has come.'],
    [3, 'Shield Wall counts from worm 4 on; 3 have come.'],
    [4, 'Shield Wall counts as a stronghold.'],
    [6, 'Shield Wall counts as a stronghold.'],
  ])('is described after %i worms', (wormsCome, says) => {
    expect(formatAlsoCounted({ ...wall, wormsCome }, 'gf9-2019')).toBe(says);
  });
});

describe('the battles around the planet', () => {
  test('are evenly spaced on the orbit', () => {
    const many = Array.from({ length: 9 }, () => BOARD.battles[0]).filter((battle) => battle !== undefined);
    for (const battles of [BOARD.battles, many]) {
      const places = orbitPlaces(battles);
      expect(places).toHaveLength(battles.length);
      for (const { x, y } of places) expect(Math.hypot(x - 50, y - 50)).toBeCloseTo(52.5);
      expect(places.every(({ y }) => y > 10 && y < 90)).toBe(true);
    }
  });
});

describe('the signal that a turn begins', () => {
  test('is given for the next turn, and for the first after the set-up', () => {
    expect(turnsOn(turnBegun(EMPTY_BOARD), turnBegun({ ...EMPTY_BOARD, phase: 'storm' }))).toBe(true);
    expect(turnsOn(turnBegun(BOARD), turnBegun({ ...BOARD, turn: BOARD.turn + 1 }))).toBe(true);
  });

  test('is not given on a screen that was just opened, or after a take-back or a correction of the turn', () => {
    for (const turn of [BOARD.turn, BOARD.turn - 1, BOARD.turn + 2])
      expect(turnsOn(turnBegun(BOARD), turnBegun({ ...BOARD, turn }))).toBe(false);
  });
});

describe('the screen before a game', () => {
  const everybody = BOARD.factions.map(({ faction }) => ({ faction, name: 'Anna', here: true }));

  test('stays until all seats are taken or the board is set up', () => {
    expect(isGathering(EMPTY_BOARD, everybody.slice(1))).toBe(true);
    expect(isGathering(EMPTY_BOARD, everybody)).toBe(false);
    expect(isGathering({ ...EMPTY_BOARD, forces: BOARD.forces }, everybody.slice(1))).toBe(false);
  });

  test('shows every seat at its player circle', () => {
    const at = (circle: number) => seatPlace('gf9-2019', circle);
    expect(at(0).y).toBeGreaterThan(at(3).y);
    expect(at(1).x).toBeGreaterThan(at(5).x);
  });
});
