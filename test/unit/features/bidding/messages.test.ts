import { describe, expect, it } from 'vitest';
import { biddingStands } from '#app/_features/bidding/desk-stands.ts';
import { EDITIONS, type EditionId } from '#engine';
import { BIDDING_WAYS } from '#lib/model/bidding.ts';
import type { BiddingView, SoldCard } from '#lib/features/bidding/contract.ts';
import {
  announcedSales,
  formatMeanwhile,
  formatOfBidder,
  formatPaid,
  formatSum,
} from '#lib/features/bidding/messages/auction.ts';
import { formatStands, formatWhoStopped } from '#lib/features/bidding/messages/clock.ts';
import { hasClock, formatClock } from '#lib/features/bidding/messages/ways.ts';
import { assemble } from '#lib/kernel/assemble.ts';
import { BOARD } from '../../../support/fixtures/table-views.ts';
import { DEFAULT_CHOICES } from '../../../support/table.ts';

const CARD: NonNullable<BiddingView['card']> = {
  lot: 2,
  bidders: ['guild', 'atreides', 'emperor'],
  words: [
    { faction: 'guild', amount: 3 },
    { faction: 'atreides', amount: null },
  ],
  high: { faction: 'guild', amount: 3 },
  awaited: 'emperor',
  time: null,
  in: [],
  handsRaised: [],
};

const BIDDING: BiddingView = {
  way: 'open',
  lots: 3,
  sold: [{ lot: 1, buyer: 'emperor', price: 2, withKarama: false, paid: { to: null, helped: [] }, drewAnother: false }],
  left: null,
  told: null,
  card: CARD,
  looksFirst: null,
  paidTo: 'emperor',
  hands: [
    { faction: 'guild', cards: 1, limit: 4 },
    { faction: 'atreides', cards: 2, limit: 4 },
    { faction: 'emperor', cards: 2, limit: 4 },
    { faction: 'harkonnen', cards: 8, limit: 8 },
  ],
};

describe('the status of a bidder', () => {
  it('is the last bid or pass if bids are open', () => {
    expect(formatOfBidder(BIDDING, 'guild', 'emperor')).toBe('3');
    expect(formatOfBidder(BIDDING, 'atreides', 'emperor')).toBe('passed');
    expect(formatOfBidder(BIDDING, 'emperor', 'emperor')).toBe('your turn');
    expect(formatOfBidder(BIDDING, 'emperor', 'guild')).toBe('to\u00a0bid');
    expect(formatOfBidder(BIDDING, 'harkonnen', 'guild')).toBe('hand is full');
    const silenced = { ...BIDDING, card: { ...CARD, bidders: ['guild', 'emperor'] as const } };
    expect(formatOfBidder(silenced, 'atreides', 'guild')).toBe('may not bid');
  });

  it('is the same for all during silent bids, and “sealed” if the seats are awaited one by one', () => {
    const silent: BiddingView = { ...BIDDING, way: 'silent', card: { ...CARD, words: [], high: null } };
    const waits: BiddingView = { ...silent, card: { ...CARD, words: [], high: null, in: ['guild'] } };
    const sealed: BiddingView = { ...waits, way: 'sealed' };
    for (const { faction } of BIDDING.hands.slice(0, 3))
      expect(formatOfBidder(silent, faction, 'guild')).toBe('thinks');
    expect(formatOfBidder(waits, 'guild', null)).toBe('has answered');
    expect(formatOfBidder(waits, 'emperor', null)).toBe('thinks');
    expect(formatOfBidder(sealed, 'guild', null)).toBe('sealed');
    expect(formatOfBidder(sealed, 'emperor', null)).toBe('thinks');
  });

  it('is the size of the hand between two cards, and if players bid aloud', () => {
    expect(formatOfBidder({ ...BIDDING, card: null }, 'emperor', null)).toBe('2 of 4 cards');
    expect(formatOfBidder({ ...BIDDING, way: 'aloud' }, 'guild', null)).toBe('1 of 4 cards');
  });

  it('is empty while the screen shows a price, because the size of a hand would name the buyer', () => {
    const told: BiddingView = { ...BIDDING, card: null, told: { price: 2, time: { opened: 0, deadline: 4_800 } } };
    for (const { faction } of told.hands) expect(formatOfBidder(told, faction, faction)).toBe('');
    expect(announcedSales(told)).toEqual([]);
    expect(announcedSales(BIDDING)).toEqual(BIDDING.sold);
  });
});

it('the page names the first bidder if players bid aloud', () => {
  expect(formatMeanwhile({ way: 'aloud', card: CARD })).toBe('Bid with your voices. The Guild opens.');
});

it('the page says how many cards were sold', () => {
  expect([0, 1, 5].map(formatSum)).toEqual(['No cards are sold.', '1 card is sold.', '5 cards are sold.']);
});

describe('the line about a payment', () => {
  const SOLD: SoldCard = {
    lot: 1,
    buyer: 'guild',
    price: 5,
    withKarama: false,
    paid: { to: 'emperor', helped: [] },
    drewAnother: false,
  };

  it('names the payee, the spice from allies, and the extra card', () => {
    expect(formatPaid(SOLD)).toBe('to the Emperor');
    expect(formatPaid({ ...SOLD, paid: { to: null, helped: [{ faction: 'fremen', amount: 2 }] } })).toBe(
      'to the bank, 2\u00a0of\u00a0it from Fremen',
    );
    const share = { faction: 'emperor', amount: 3, toBank: true } as const;
    expect(formatPaid({ ...SOLD, paid: { to: 'emperor', helped: [share] } })).toBe(
      'to the Emperor, 3\u00a0of\u00a0it from the Emperor to the bank',
    );
    expect(formatPaid({ ...SOLD, buyer: 'harkonnen', drewAnother: true })).toBe('to the Emperor, and a second card');
  });

  it('is empty if a Karama paid, or if an old log does not say who was paid', () => {
    expect(formatPaid({ ...SOLD, withKarama: true, paid: null })).toBe('nothing is paid');
    expect(formatPaid({ ...SOLD, paid: null })).toBe('');
  });
});

describe('the line about a stopped clock', () => {
  it('names all factions that raised a hand, and gives the end time', () => {
    expect(formatWhoStopped(['emperor', 'guild'])).toBe('The Emperor and the Guild stopped the clock.');
    expect(formatStands(['emperor'], 24_000)).toBe('The Emperor stopped the clock for 0:24.');
  });
});

describe('the line about the auction at the desk', () => {
  const table = (bidding: BiddingView) => ({ ...BOARD, bidding });

  it('names the bids aloud, the time to think, or the price on the screen', () => {
    expect(biddingStands(table({ ...BIDDING, way: 'aloud' }))?.title).toBe('Players bid aloud for card 2');
    expect(biddingStands(table({ ...BIDDING, way: 'silent' }))?.title).toBe('Every seat sets its limit for card 2');
    const told = { price: 2, time: { opened: 0, deadline: 4_800 } };
    expect(biddingStands(table({ ...BIDDING, card: null, told }))?.title).toBe(
      'The screen presents the price of card 1',
    );
  });

  it('says that the auction ends when all cards are sold, and is empty while a seat must decide', () => {
    expect(biddingStands(table({ ...BIDDING, card: null, left: 2 }))?.title).toBe('Bidding is done');
    expect(biddingStands(table(BIDDING))).toBeNull();
    expect(biddingStands({ ...BOARD, bidding: null })).toBeNull();
  });
});

describe('the option of the printed clock', () => {
  it('follows each book', () => {
    const inWords = (edition: EditionId) => SECONDS[assemble({ ...DEFAULT_CHOICES, edition }).rules.bidTime];
    expect([inWords('gf9-2019'), inWords('avalon-hill-1979')]).toEqual(['ten', 'five']);
    for (const edition of EDITIONS) expect(formatClock(edition)).toContain(inWords(edition));
  });

  it('is offered only for ways of bidding in which silence can pass', () => {
    expect(BIDDING_WAYS.filter(hasClock)).toEqual(['open', 'silent']);
  });
});

const SECONDS: Readonly<Record<number, string>> = { 5: 'five', 10: 'ten' };
