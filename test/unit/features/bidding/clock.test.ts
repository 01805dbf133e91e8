import { describe, expect, it } from 'vitest';
import { handsRaised } from '#lib/features/bidding/clock.ts';

describe('hands that stop the clock of a card', () => {
  it('hold it for half a minute each, one after the other', () => {
    expect(handsRaised({ handsRaised: ['emperor', 'guild'], standsUntil: 70_000 })).toEqual([
      { faction: 'emperor', until: 40_000 },
      { faction: 'guild', until: 70_000 },
    ]);
  });

  it('hold nothing any more once that was taken back', () => {
    expect(handsRaised({ handsRaised: ['emperor'], standsUntil: null })).toEqual([{ faction: 'emperor', until: null }]);
  });
});
