import { describe, expect, it } from 'vitest';
import { ADJACENT_PARTS, ALL_PARTS, partNamed, STRONGHOLDS, TERRITORY_DATA } from '#lib/board/arrakis.ts';
import { partName } from '#lib/board/places.ts';
import { TERRITORIES, type TerritoryId } from '#lib/model/territories.ts';

/** The numbers are counted on the printed board; two digital editions agree with them. */
describe('the board', () => {
  it('has 42 territories in 86 parts, five of them strongholds', () => {
    expect(TERRITORIES).toHaveLength(42);
    expect(ALL_PARTS).toHaveLength(86);
    expect([...STRONGHOLDS].sort()).toEqual(['arrakeen', 'carthag', 'habbanya-sietch', 'sietch-tabr', 'tueks-sietch']);
  });

  it('has 15 spice spaces, each on a part of its territory', () => {
    const blows = TERRITORIES.flatMap((territory) => {
      const { spiceBlow } = TERRITORY_DATA[territory];
      return spiceBlow === null ? [] : [`${territory}@${spiceBlow.sector}`];
    });
    expect(blows).toHaveLength(15);
    for (const name of blows) expect(partName(partNamed(name))).toBe(name);
  });

  it('connects all territories: a path over borders of real parts leads from any territory to any other', () => {
    const reached = new Set<string>(['polar-sink']);
    for (let grew = true; grew;) {
      const before = reached.size;
      for (const [a, b] of ADJACENT_PARTS) {
        if (reached.has(a)) reached.add(b);
        if (reached.has(b)) reached.add(a);
      }
      grew = reached.size > before;
    }
    expect([...reached].sort()).toEqual(ALL_PARTS.map(partName).sort());
  });

  it('names each border once, between parts in the same sector or in neighbouring ones', () => {
    const borders = ADJACENT_PARTS.map((pair) => [...pair].sort().join(' '));
    expect(new Set(borders).size).toBe(borders.length);
    for (const [a, b] of ADJACENT_PARTS) {
      const from = partNamed(a).sector;
      const to = partNamed(b).sector;
      if (from === null || to === null) continue;
      expect([0, 1, 17], `${a} ${b}`).toContain(Math.abs(from - to));
    }
  });

  it('gives the Shield Wall these neighbours', () => {
    expect(neighbours('shield-wall')).toEqual([
      'false-wall-east',
      'gara-kulon',
      'hole-in-the-rock',
      'imperial-basin',
      'pasty-mesa',
      'sihaya-ridge',
      'the-minor-erg',
    ]);
  });
});

function neighbours(territory: TerritoryId): readonly string[] {
  const found = ADJACENT_PARTS.flatMap(([a, b]) => {
    const ends = [partNamed(a).territory, partNamed(b).territory];
    return ends.includes(territory) ? ends.filter((end) => end !== territory) : [];
  });
  return [...new Set(found)].sort();
}
