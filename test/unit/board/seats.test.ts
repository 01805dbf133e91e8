import { describe, expect, it } from 'vitest';
import { arrakis, aroundArrakis, PLAYER_CIRCLES, sectorOfCircle } from '#lib/board/arrakis.ts';
import { maySit, seatsAt } from '#lib/board/seats.ts';
import { orderFrom } from '#lib/model/selectors.ts';
import { sector } from '#lib/model/board.ts';
import type { Seating } from '#lib/model/factions.ts';

const { firstPlayerAfterStorm } = aroundArrakis;

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
  it('is the faction whose circle the storm reaches next, and the order runs to the right', () => {
    const first = firstPlayerAfterStorm(SIX, sector(6));
    expect(first).toBe('emperor');
    expect(orderFrom(SIX, first)).toEqual(['emperor', 'guild', 'fremen', 'bene-gesserit', 'atreides', 'harkonnen']);
  });

  it('is not the faction under the storm, because the storm has passed that circle', () => {
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

describe('places between the player circles', () => {
  const ring = seatsAt(arrakis, 1, null, 4, null, null, 13);
  const who = { factions: ['atreides', 'guild'], withoutCircle: ['guild'], seats: ring } as const;

  it('are as far from each other as from the circles next to them', () => {
    expect(ring.places.map(ring.sectorOf)).toEqual([1, null, 4, null, null, 13]);
    expect(ring.places.map(ring.liesAt)).toEqual([1, 2.5, 4, 7, 10, 13]);
    expect(seatsAt(arrakis, null, 4, 16, null).places.map(seatsAt(arrakis, null, 4, 16, null).liesAt)).toEqual([
      2, 4, 16, 18,
    ]);
  });

  it('go to factions without a circle, and to no other', () => {
    const sits = (faction: 'atreides' | 'guild' | 'fremen', circle: number): boolean =>
      maySit(who, { faction, circle });
    expect([sits('atreides', 0), sits('atreides', 1), sits('guild', 0), sits('guild', 1)]).toEqual([
      true,
      false,
      false,
      true,
    ]);
    expect([sits('fremen', 2), sits('atreides', 6)]).toEqual([false, false]);
  });

  it('are never reached by the storm, and take their turn in order', () => {
    const seating: readonly Seating[] = [
      { faction: 'atreides', circle: 0 },
      { faction: 'guild', circle: 1 },
      { faction: 'fremen', circle: 2 },
    ];
    expect(ring.firstPlayerAfterStorm(seating, sector(1))).toBe('fremen');
    expect(orderFrom(seating, 'fremen')).toEqual(['fremen', 'atreides', 'guild']);
  });
});
