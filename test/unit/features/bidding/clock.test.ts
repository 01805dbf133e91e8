import { describe, expect, it } from 'vitest';
import { handsRaised } from '#lib/features/bidding/clock.ts';

describe('raised hands that stop the clock of a card', () => {
  it('stop it for half a minute each, one after the other', () => {
    expect(handsRaised({ handsRaised: ['emperor', 'guild'], standsUntil: 70_000 })).toEqual([
      { faction: 'emperor', until: 40_000 },
      { faction: 'guild', until: 70_000 },
    ]);
  });

  it('have no end time once the printed clock is removed', () => {
    expect(handsRaised({ handsRaised: ['emperor'], standsUntil: null })).toEqual([{ faction: 'emperor', until: null }]);
  });
});
