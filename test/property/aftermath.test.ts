import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { undisturbedBattles } from '../features/battle/oracle/fought.ts';
import { expectedAfter, foundAfter } from '../features/battle/oracle/settled.ts';
import { randomGame } from '../support/random-play.ts';
import { rounds, runs } from '../support/runs.ts';

const GAMES = [250, 30] as const;

/**
 * Every battle of random games, settled a second time by a plain reading of the rules: the expected position of all
 * pieces is compared with the actual one.
 */
describe('after a battle', () => {
  it('forces, leaders, spice and cards are where the rules put them', () => {
    let settled = 0;
    fc.assert(
      fc.property(
        fc.noShrink(fc.integer({ min: 0, max: 2 ** 30 })),
        fc.integer({ min: 40, max: 160 }),
        (seed, steps) => {
          for (const fought of undisturbedBattles(randomGame(seed, steps).timeline)) {
            settled += 1;
            expect(foundAfter(fought)).toEqual(expectedAfter(fought));
          }
        },
      ),
      runs(...GAMES),
    );
    expect(settled).toBeGreaterThan(rounds(...GAMES) * 0.1);
  });
});
