import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { undisturbedBattles } from '../support/oracle/fought.ts';
import { expectedAfter, foundAfter } from '../support/oracle/settled.ts';
import { randomGame } from '../support/random-play.ts';
import { runs } from '../support/runs.ts';

/**
 * Every battle of random games, settled a second time by a plain reading of the rules: what should lie where when it is
 * over, compared with what does.
 */
describe('after a battle', () => {
  it('forces, leaders, spice and cards are where the rules put them', () => {
    let settled = 0;
    fc.assert(
      fc.property(
        fc.noShrink(fc.integer({ min: 0, max: 2 ** 30 })),
        fc.integer({ min: 40, max: 160 }),
        (seed, steps) => {
          for (const battle of undisturbedBattles(randomGame(seed, steps).timeline)) {
            settled += 1;
            expect(foundAfter(battle)).toEqual(expectedAfter(battle));
          }
        },
      ),
      runs(250),
    );
    expect(settled).toBeGreaterThan(100);
  });
});
