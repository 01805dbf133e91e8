import { describe, expect, it } from 'vitest';
import { NOTHING_TYPED, pressed, type Typed } from '#app/_components/wheel/wheel-keys.ts';

const TWENTY = { from: 0, to: 20, step: 1 };
const HALVES = { from: 0, to: 20, step: 0.5 };

const type = (keys: readonly string[], range = TWENTY): number => {
  let value = 6;
  let typed: Typed = NOTHING_TYPED;
  for (const key of keys) {
    const effect = pressed(range, value, typed, key);
    if (effect !== null) ({ value, typed } = effect);
  }
  return value;
};

describe('the wheel by keyboard', () => {
  it('moves one number by arrows, and five by Page keys if all numbers are whole', () => {
    expect(type(['ArrowRight'])).toBe(7);
    expect(type(['ArrowUp'], HALVES)).toBe(6.5);
    expect(type(['ArrowDown', 'ArrowLeft'])).toBe(4);
    expect(type(['PageUp'])).toBe(11);
    expect(type(['PageDown', 'PageDown'])).toBe(0);
  });

  it('moves from whole to whole number by Page keys if there are halves', () => {
    expect(type(['PageUp'], HALVES)).toBe(7);
    expect(type(['ArrowUp', 'PageUp'], HALVES)).toBe(7);
    expect(type(['ArrowUp', 'PageDown'], HALVES)).toBe(6);
  });

  it('goes to the stops by Home and End', () => {
    expect(type(['Home'])).toBe(0);
    expect(type(['End'])).toBe(20);
  });

  it('takes typed numbers, of two digits if they are on the wheel', () => {
    expect(type(['4'])).toBe(4);
    expect(type(['1', '2'])).toBe(12);
    expect(type(['3', '7'])).toBe(7);
  });

  it('adds the half if the prompt allows halves', () => {
    expect(type(['5', '.'], HALVES)).toBe(5.5);
    expect(type(['/'], HALVES)).toBe(6.5);
    expect(type(['5', '.'])).toBe(5);
  });

  it('ignores every other key', () => {
    expect(pressed(TWENTY, 6, NOTHING_TYPED, 'Tab')).toBeNull();
    expect(pressed(TWENTY, 6, NOTHING_TYPED, 'x')).toBeNull();
  });
});
