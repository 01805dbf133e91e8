/**
 * Ways over the board, searched by the engine from where forces stand, and measured a second time by distances back to where
 * they go: the whole board, every storm, on foot and by ornithopter, with strongholds full and empty.
 */
import { describe, expect, it } from 'vitest';
import { partName, type TerritoryId } from '#engine';
import { arrakis } from '#lib/board/arrakis.ts';
import { isInStorm } from '#lib/board/places.ts';
import { waysFrom } from '#lib/board/paths.ts';
import { sector } from '#lib/table/board.ts';
import { distancesTo } from '../support/oracle/ways.ts';

const FULL: readonly (readonly TerritoryId[])[] = [[], ['sietch-tabr', 'habbanya-sietch'], [...arrakis.strongholds]];

describe('ways over the board', () => {
  it.each(Array.from({ length: arrakis.sectors }, (_, at) => at + 1))(
    'are the same with the storm in sector %i',
    (storm) => {
      for (const full of FULL) {
        const barriers = { storm: (part: Parameters<typeof isInStorm>[0]) => isInStorm(part, sector(storm)), full };
        const found = new Map(
          [1, 2, 3].map((range) => [
            range,
            new Set(
              arrakis.parts.flatMap((from) =>
                waysFrom(arrakis, from, range, barriers).map(({ to }) => `${partName(from)}>${partName(to)}`),
              ),
            ),
          ]),
        );
        for (const to of arrakis.parts) {
          const distances = distancesTo(to, { storm, full });
          for (const from of arrakis.parts) {
            const isElsewhere = from.territory !== to.territory;
            const distance = isElsewhere ? (distances.get(partName(from)) ?? Infinity) : Infinity;
            const way = `${partName(from)}>${partName(to)}`;
            for (const range of [1, 2, 3])
              if (found.get(range)?.has(way) !== distance <= range)
                expect(`${way} in ${range}: ${found.get(range)?.has(way)}`).toBe(`${distance}`);
          }
        }
      }
    },
  );

  it('names the territories that a way enters, each beside the one before', () => {
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
