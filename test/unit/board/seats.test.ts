import { describe, expect, it } from 'vitest';
import { firstPlayerAfterStorm, sectorOfCircle } from '#lib/board/arrakis.ts';
import {} from '#lib/board/seats.ts';
import { orderFrom } from '#lib/model/selectors.ts';
import { sector } from '#lib/model/board.ts';
import { PLAYER_CIRCLES, type Seating } from '#lib/model/factions.ts';

const SIX: readonly Seating[] = [
  { faction: 'atreides', circle: 0 },
  { faction: 'harkonnen', circle: 1 },
  { faction: 'emperor', circle: 2 },
  { faction: 'guild', circle: 3 },
  { faction: 'fremen', circle: 4 },
  { faction: 'bene-gesserit', circle: 5 },
];

describe('player circles', () => {
  it('stand at sectors 1, 4, 7, 10, 13 and 16', () => {
    expect(PLAYER_CIRCLES.map(sectorOfCircle)).toEqual([1, 4, 7, 10, 13, 16]);
  });
});

describe('the first player', () => {
  it('is the one whose circle the storm reaches next, and the order runs to the right', () => {
    const first = firstPlayerAfterStorm(SIX, sector(6));
    expect(first).toBe('emperor');
    expect(orderFrom(SIX, first)).toEqual(['emperor', 'guild', 'fremen', 'bene-gesserit', 'atreides', 'harkonnen']);
  });

  it('is not the one under the storm: that circle has been passed', () => {
    expect(firstPlayerAfterStorm(SIX, sector(7))).toBe('guild');
    expect(firstPlayerAfterStorm(SIX, sector(16))).toBe('atreides');
  });

  it('is the only one when the storm stands on the only circle', () => {
    expect(firstPlayerAfterStorm([{ faction: 'fremen', circle: 4 }], sector(13))).toBe('fremen');
  });

  it('does not depend on the order in which seats were listed, and passes over empty circles', () => {
    const two: readonly Seating[] = [
      { faction: 'fremen', circle: 4 },
      { faction: 'harkonnen', circle: 1 },
    ];
    expect(firstPlayerAfterStorm(two, sector(5))).toBe('fremen');
    expect(orderFrom(two, 'fremen')).toEqual(['fremen', 'harkonnen']);
  });
});
