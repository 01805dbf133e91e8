import { describe, expect, it } from 'vitest';
import { arrakis, partNamed } from '#lib/board/arrakis.ts';
import { sector } from '#lib/model/board.ts';

const { atShieldWall, isExposed, sweptSectors } = arrakis;

describe('the sectors a storm sweeps', () => {
  it('begin after the sector that the storm leaves, and continue from 18 to 1', () => {
    expect(sweptSectors(sector(16), 4)).toEqual([17, 18, 1, 2]);
  });

  it('are none if the storm does not move', () => {
    expect(sweptSectors(sector(16), 0)).toEqual([]);
  });

  it('leave out the first sector if the storm stops one sector short of a full round, but no sector if it goes further', () => {
    expect(sweptSectors(sector(5), 17)).not.toContain(5);
    expect(new Set(sweptSectors(sector(5), 17)).size).toBe(17);
    expect(new Set(sweptSectors(sector(5), 18)).size).toBe(18);
    expect(sweptSectors(sector(5), 40)).toHaveLength(18);
  });
});

describe('exposure to the storm', () => {
  it.each([
    ['the-great-flat@14', true, true],
    ['pasty-mesa@6', false, false],
    ['shield-wall@7', false, false],
    ['sietch-tabr@13', false, false],
    ['polar-sink', false, false],
    ['imperial-basin@9', false, true],
    ['arrakeen@9', false, true],
    ['carthag@10', false, true],
  ])('of %s is %s while the Shield Wall stands, %s after', (part, standing, destroyed) => {
    expect(isExposed(partNamed(part), true)).toBe(standing);
    expect(isExposed(partNamed(part), false)).toBe(destroyed);
  });
});

describe('the Shield Wall', () => {
  it('can be broken from itself and from the territories that touch it', () => {
    expect([...atShieldWall].sort()).toEqual([
      'false-wall-east',
      'gara-kulon',
      'hole-in-the-rock',
      'imperial-basin',
      'pasty-mesa',
      'shield-wall',
      'sihaya-ridge',
      'the-minor-erg',
    ]);
  });
});
