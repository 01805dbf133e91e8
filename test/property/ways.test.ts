/**
 * Paths over the board, on foot and by ornithopter, with strongholds full and empty. The engine searches them from the
 * forces' place; the test measures them a second time from the destination. `movement/ways.long.test.ts` tries every
 * storm.
 */
import { describe, expect, it } from 'vitest';
import { arrakis } from '#lib/board/arrakis.ts';
import { waysFrom } from '#lib/board/paths.ts';
import { waysWrong } from '../support/oracle/ways.ts';

/** The storm sectors over Arrakeen, Sietch Tabr and Habbanya Sietch. */
const STORMS = [9, 13, 16];

describe('paths over the board', () => {
  it.each(STORMS)('are the same in both computations with the storm in sector %i', (storm) => {
    expect(waysWrong(storm)).toEqual([]);
  });

  it('name the territories on the way, each next to the one before', () => {
    const from = arrakis.partNamed('tueks-sietch@4');
    const barriers = { storm: () => false, full: [] };
    for (const { to, through } of waysFrom(arrakis, from, 3, barriers)) {
      expect(through.at(-1)).toBe(to.territory);
      const all = [from.territory, ...through];
      for (const [at, territory] of through.entries())
        expect(arrakis.territoriesWithin(all[at] ?? territory, 1)).toContain(territory);
    }
  });
});
