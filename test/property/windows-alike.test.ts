/**
 * A window hides which seats have answered, and when. It closes at the same time whatever happens before its minimum
 * time.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CLOSES_AT_A_TAP, receivedAtBoth, STANDING_AT_ONCE, tableWithWindow } from '../features/windows/told-alike.ts';
import { rounds, runs } from '../support/runs.ts';
import { realEngine, type Engine } from '../support/table.ts';

/** The number of daily comparisons of two tables, which are cheap. */
const TABLES = [40, 40] as const;

/** Whether a seat receives different messages at two tables, or the same message at another moment. */
function differs(engine: Engine, seed: number): boolean | null {
  const table = tableWithWindow(seed);
  if (table === null) return null;
  const [one, two] = receivedAtBoth(engine, table, seed);
  return JSON.stringify(one) !== JSON.stringify(two);
}

describe('two tables with the same taps after the floor', () => {
  it('send every other seat the same bytes at the same millisecond', () => {
    let met = 0;
    fc.assert(
      fc.property(fc.noShrink(fc.nat(2 ** 30)), (seed) => {
        const table = tableWithWindow(seed);
        if (table === null) return;
        const [one, two] = receivedAtBoth(realEngine, table, seed);
        expect(one).toEqual(two);
        if (one.length > 0) met += 1;
      }),
      runs(...TABLES),
    );
    expect(met).toBeGreaterThan(rounds(...TABLES) / 2);
  });

  it.each([
    ['a window closes at a tap', CLOSES_AT_A_TAP],
    ['a standing answer comes at once', STANDING_AT_ONCE],
  ])('differ if %s', (_leak, engine) => {
    const caught = Array.from({ length: 60 }, (_, seed) => seed).find((seed) => differs(engine, seed) === true);
    expect(caught).toBeDefined();
  });
});
