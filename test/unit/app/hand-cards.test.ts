import { describe, expect, it } from 'vitest';
import { withCard } from '#app/_features/pieces/hand-cards.ts';

describe('a hand that is entered card by card', () => {
  const limit = 4;

  it('accepts cards until it is full', () => {
    expect(withCard(['unknown'], 'shield', { counted: false, limit })).toEqual(['unknown', 'shield']);
    expect(withCard(['unknown'], 'unknown', { counted: true, limit })).toEqual(['unknown', 'unknown']);
    expect(withCard(['shield', 'lasgun', 'unknown', 'unknown'], 'chaumas', { counted: false, limit })).toBeNull();
  });

  it('accepts the name of an unknown card that the set-up counted, even when the hand is full', () => {
    expect(withCard(['lasgun', 'unknown', 'unknown'], 'shield', { counted: true, limit })).toEqual([
      'lasgun',
      'shield',
      'unknown',
    ]);
    const full = ['shield', 'lasgun', 'chaumas', 'unknown'] as const;
    expect(withCard(full, 'snooper', { counted: true, limit })).toEqual(['shield', 'lasgun', 'chaumas', 'snooper']);
    expect(withCard(full, 'unknown', { counted: true, limit })).toBeNull();
  });

  it('accepts a further card once every counted card is named', () => {
    expect(withCard(['lasgun'], 'shield', { counted: true, limit })).toEqual(['lasgun', 'shield']);
  });
});
