import { describe, expect, it } from 'vitest';
import {
  angleOf,
  at,
  bandPath,
  DEGREES_PER_UNIT,
  detentsAround,
  halved,
  notchDepth,
  rimPath,
  settled,
  stepped,
  swing,
  tapped,
  turned,
  wholeStepped,
} from '#app/_components/wheel/wheel-geometry.ts';

const TEN = { from: 0, to: 10, step: 1 };
const HALVES = { from: 0, to: 10, step: 0.5 };

describe('the wheel under the thumb', () => {
  it('turns one number for every 19 degrees along the rim, clockwise towards less', () => {
    expect(settled(TEN, turned(TEN, 6, DEGREES_PER_UNIT))).toBe(5);
    expect(settled(TEN, turned(TEN, 6, -2 * DEGREES_PER_UNIT))).toBe(8);
  });

  it('snaps to the nearest number, or half if the prompt allows halves', () => {
    expect(settled(TEN, 5.4)).toBe(5);
    expect(settled(HALVES, 5.4)).toBe(5.5);
  });

  it('gives two degrees beyond a stop and springs back', () => {
    const beyond = turned(TEN, 10, -90);
    expect((beyond - 10) * DEGREES_PER_UNIT).toBeCloseTo(2);
    expect(settled(TEN, beyond)).toBe(10);
    expect(settled(TEN, turned(TEN, 0, 90))).toBe(0);
  });

  it('never steps past a stop', () => {
    expect(stepped(TEN, 9, 5)).toBe(10);
    expect(stepped(HALVES, 0.5, -5)).toBe(0);
  });

  it('goes a whole number for one press of plus or minus, also from a half', () => {
    expect(wholeStepped(HALVES, 3, 1)).toBe(4);
    expect(wholeStepped(HALVES, 3.5, 1)).toBe(4);
    expect(wholeStepped(HALVES, 3.5, -1)).toBe(3);
    expect(wholeStepped(TEN, 3, -1)).toBe(2);
    expect(wholeStepped({ from: 0, to: 6, step: 2 }, 2, 1)).toBe(4);
  });

  it('stops if no whole number follows', () => {
    expect(wholeStepped({ from: 0, to: 6.5, step: 0.5 }, 6, 1)).toBe(6.5);
    expect(wholeStepped({ from: 0.5, to: 6.5, step: 0.5 }, 1, -1)).toBe(0.5);
    expect(wholeStepped(HALVES, 10, 1)).toBe(10);
  });

  it('adds a half to the number and removes it again, if the prompt allows halves', () => {
    expect(halved(HALVES, 3)).toBe(3.5);
    expect(halved(HALVES, 3.5)).toBe(3);
    expect(halved(HALVES, 10)).toBeNull();
    expect(halved({ from: 0.5, to: 3, step: 0.5 }, 0.5)).toBeNull();
    expect(halved(TEN, 3)).toBeNull();
  });

  it('turns to the printed number that was tapped', () => {
    expect(tapped(TEN, 6, 19)).toBe(7);
    expect(tapped(TEN, 6, -40)).toBe(4);
    expect(tapped(HALVES, 6, 9)).toBe(6.5);
    expect(tapped(TEN, 10, 60)).toBe(10);
  });

  it('takes the shorter way round if a finger passes below the wheel', () => {
    expect(swing(175, -175)).toBe(10);
    expect(swing(-170, 170)).toBe(-20);
    expect(swing(10, 15)).toBe(5);
  });

  it('returns the angle of a point on the wheel', () => {
    for (const angle of [-120, -45, 0, 30, 90]) expect(angleOf(at(angle, 200))).toBeCloseTo(angle);
  });
});

describe('the drawing of the wheel', () => {
  it('shows only numbers within the stops and near the pointer', () => {
    expect(detentsAround(TEN, 1).map(({ value }) => value)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(detentsAround({ from: 0, to: 20, step: 1 }, 10).map(({ value }) => value)).toEqual([
      4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16,
    ]);
  });

  it('prints whole numbers and marks halves by a shallow notch', () => {
    const detents = detentsAround(HALVES, 0);
    expect(detents.slice(0, 3)).toEqual([
      { value: 0, angle: 0, whole: true },
      { value: 0.5, angle: 9.5, whole: false },
      { value: 1, angle: 19, whole: true },
    ]);
    expect(notchDepth(0, true)).toBe(11);
    expect(notchDepth(0, false)).toBe(5.5);
    expect(notchDepth(4, true)).toBeLessThan(0.1);
  });

  it('is one closed line without a missing point', () => {
    const path = rimPath(HALVES, 5);
    expect(path.startsWith('M195 252')).toBe(true);
    expect(path.endsWith('Z')).toBe(true);
    expect(path).not.toContain('NaN');
  });

  it('draws no band at the lower stop', () => {
    expect(bandPath(TEN, 0, 160)).toBe('');
    expect(bandPath(TEN, 3, 160)).toMatch(/^M[\d.-]+ [\d.-]+A160 160 0 0 1 195 92$/);
  });
});
