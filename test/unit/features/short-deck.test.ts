/** Cards for sale and drawn cards when the app's deck runs short. @rules R-124 */
import { describe, expect, it } from 'vitest';
import { PLAYER_CIRCLES, seededRandom, type GameState, type TreacheryTitle } from '#engine';
import { must } from '#lib/core/assert-never.ts';
import { advance } from '#lib/features/bidding/advance.ts';
import { reducer } from '#lib/features/bidding/reducer.ts';
import { purchaseGoesOn } from '#lib/features/bidding/sale.ts';
import { assemble } from '#lib/kernel/assemble.ts';
import { findActivity } from '#lib/model/stack.ts';
import { openedTable, stateOf } from '../../support/table.ts';

const FACTIONS = ['fremen', 'guild', 'harkonnen'] as const;
const moment = () => ({ at: 0, random: seededRandom(3) });

/** Begins an auction of three cards, with these cards in the deck and in the discard pile. */
function begun(treacheryDeck: readonly TreacheryTitle[], discards: readonly TreacheryTitle[]) {
  const table = openedTable(
    FACTIONS.map((faction, at) => ({ faction, circle: PLAYER_CIRCLES[at] ?? 0 })),
    { components: { treachery: 'app', traitors: 'cardboard', stormCards: 'cardboard', spiceDeck: 'cardboard' } },
  );
  const opened: GameState = { ...stateOf(table), treacheryDeck, discards };
  const state = reducer.BiddingBegan(opened, { type: 'BiddingBegan', way: 'open', clock: false, able: FACTIONS });
  const ctx = assemble(state.choices);
  return { ctx, state, events: advance(ctx, state, must(findActivity(state, 'bidding'), 'a bidding'), moment()) };
}

describe('cards for sale', () => {
  it('come from the deck alone if it has enough', () => {
    const { events } = begun(['shield', 'karama', 'lasgun', 'hajr'], ['snooper']);
    expect(events).toEqual([{ type: 'CardsLaidOut', row: ['shield', 'karama', 'lasgun'] }]);
  });

  it('also come from the shuffled discards if the deck is too short', () => {
    const { events } = begun(['shield'], ['snooper', 'karama', 'lasgun']);
    expect(events.map(({ type }) => type)).toEqual(['DiscardsReshuffled', 'CardsLaidOut']);
    const [shuffled, laid] = events;
    const deck = shuffled?.type === 'DiscardsReshuffled' ? shuffled.deck : [];
    expect(deck[0]).toBe('shield');
    expect([...deck].sort()).toEqual(['karama', 'lasgun', 'shield', 'snooper']);
    expect(laid).toEqual({ type: 'CardsLaidOut', row: deck.slice(0, 3) });
  });

  it('are fewer if deck and discards together are too few', () => {
    const { events } = begun(['shield'], ['snooper']);
    expect(events.at(-1)).toEqual({ type: 'CardsLaidOut', row: ['shield', 'snooper'] });
  });
});

describe('the second card for Harkonnen', () => {
  const bought = (treacheryDeck: readonly TreacheryTitle[], discards: readonly TreacheryTitle[]) => {
    const { ctx, state } = begun(['shield', 'karama', 'lasgun'], []);
    const out = reducer.CardsLaidOut(state, { type: 'CardsLaidOut', row: ['shield', 'karama', 'lasgun'] });
    const up = reducer.NextCardRevealed(out, { type: 'NextCardRevealed', lot: 1, bidders: ['harkonnen'] });
    const sold = reducer.CardSold(up, {
      type: 'CardSold',
      lot: 1,
      buyer: 'harkonnen',
      price: 1,
      withKarama: false,
      paid: null,
    });
    const now: GameState = { ...sold, treacheryDeck, discards };
    const purchase = must(findActivity(now, 'purchase'), 'a purchase');
    const asked = { ...purchase, settled: ['harkonnen/bonus-card'] as const };
    return purchaseGoesOn(ctx, now, asked, moment());
  };

  it('is drawn from the shuffled discards if the deck is empty', () => {
    expect(bought([], ['hajr'])).toEqual([
      { type: 'PurchaseOver', purchase: 'purchase-1', drawn: 'harkonnen' },
      { type: 'DiscardsReshuffled', deck: ['hajr'] },
      { type: 'CardsDealt', faction: 'harkonnen', cards: [{ slot: 'h1', card: 'hajr' }] },
    ]);
  });

  it('is not drawn if deck and discards are empty', () => {
    expect(bought([], [])).toEqual([{ type: 'PurchaseOver', purchase: 'purchase-1', drawn: null }]);
  });
});
