import { describe, expect, it } from 'vitest';
import { partsOf, sector, type EditionId, type TerritoryId } from '#engine';
import { assemble } from '#lib/kernel/assemble.ts';
import { battleSites } from '#lib/features/battle/sites.ts';
import { DEFAULT_CHOICES } from '#test/support/table.ts';

/**
 * Draws a territory as its sectors in storm order. Forces that fight each other are in brackets; a sector without
 * forces has a dot: `[4 5] .6 [7]`.
 */
function drawn(edition: EditionId, territory: TerritoryId, storm: number): string {
  const sites = battleSites(assemble({ ...DEFAULT_CHOICES, edition }), territory, sector(storm));
  const pieces = sites.map(({ sectors }) => `[${sectors.join(' ')}]`);
  const still = partsOf(territory).filter(
    (part) => !sites.some(({ sectors }) => sectors.some((n) => n === part.sector)),
  );
  return [...pieces, ...still.map((part) => `.${String(part.sector)}`)].join(' ');
}

describe('the battle sites of a territory', () => {
  it.each([
    // Territory, storm, sites in 2019, sites in 1979.
    ['pasty-mesa', 18, '[4 5 6 7]', '[4 5 6 7]'],
    ['pasty-mesa', 4, '[5 6 7] .4', '[4] [5 6 7]'],
    ['pasty-mesa', 6, '[4 5] [7] .6', '[4 5] [6] [7]'],
    ['pasty-mesa', 7, '[4 5 6] .7', '[4 5 6] [7]'],
    ['carthag', 9, '[10]', '[10]'],
    ['carthag', 10, '.10', '[10]'],
    // Sector 1 follows 18.
    ['cielago-north', 9, '[18 1 2]', '[18 1 2]'],
    ['cielago-north', 1, '[18] [2] .1', '[18] [1] [2]'],
    ['cielago-north', 18, '[1 2] .18', '[18] [1 2]'],
    // A place without sector, for any storm.
    ['polar-sink', 5, '.null', '.null'],
  ] as const)('are %s with the storm in %i', (territory, storm, in2019, in1979) => {
    expect(drawn('gf9-2019', territory, storm)).toBe(in2019);
    expect(drawn('avalon-hill-1979', territory, storm)).toBe(in1979);
  });
});
