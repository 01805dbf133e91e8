import { describe, expect, it } from 'vitest';
import { VALUES_1984 } from '#lib/powers/harvest-1984.ts';
import { VALUES_COMPENDIUM } from '#lib/powers/harvest-compendium.ts';

const cardsIn = (deck: readonly { readonly card: unknown; readonly count: number }[]) => ({
  cards: deck.reduce((sum, { count }) => sum + count, 0),
  of: (card: unknown) => deck.find((one) => one.card === card)?.count ?? 0,
});

describe('the decks of Spice Harvest', () => {
  it('are 14 harvest cards and 36 access cards in 1984', () => {
    expect(cardsIn(VALUES_1984.harvestDeck).cards).toBe(14);
    expect(cardsIn(VALUES_1984.accessDeck).cards).toBe(36);
  });

  it('have every harvest card twice as often in the compendium', () => {
    const { cards, of } = cardsIn(VALUES_COMPENDIUM.harvestDeck);
    expect(cards).toBe(28);
    for (const { card, count } of VALUES_1984.harvestDeck) expect(of(card)).toBe(2 * count);
  });

  it('contain in the compendium the printed access cards without the optional sietch, and three cards of Sietch Tabr', () => {
    const { cards, of } = cardsIn(VALUES_COMPENDIUM.accessDeck);
    // 58 are printed, three of them for the optional sietch.
    expect(cards).toBe(58 - 3 + 3);
    expect(of('sietch-tabr')).toBe(3);
    for (const troops of [1, 2, 3, 5, 7]) expect(of(`troops-${troops}`)).toBe(8);
    expect([of('troops-8'), of('troops-10')]).toEqual([3, 0]);
  });

  it('let players tell their share in the compendium alone', () => {
    expect([VALUES_1984.sharesMayBeTold, VALUES_COMPENDIUM.sharesMayBeTold]).toEqual([false, true]);
  });
});
