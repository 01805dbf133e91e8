import { describe, expect, it } from 'vitest';
import { isBesideThePlay, isOffer as isOfferToTheMachine } from '#lib/play/look-ups.ts';
import { isOffer } from '#lib/saying/offers.ts';
import { ASKS } from './examples.ts';

describe('what may be done and need not be', () => {
  it.each(Object.values(ASKS))('is the same to pages and to the machine: $kind', ({ kind }) => {
    expect(isOffer(kind)).toBe(isOfferToTheMachine(kind));
  });

  it('holds nobody up', () => {
    const offers = Object.values(ASKS).filter(({ kind }) => isOffer(kind));
    expect(offers.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['bring-reserves', 'free-play']));
    for (const { kind } of offers) expect(isBesideThePlay(kind)).toBe(true);
  });
});
