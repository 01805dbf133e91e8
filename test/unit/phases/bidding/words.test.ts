import { describe, expect, it } from 'vitest';
import type { BiddingView } from '#lib/phases/bidding/contract.ts';
import { heardOf, sayMeanwhile, sayOfBidder, saySum } from '#lib/phases/bidding/words/auction.ts';

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
  standsUntil: null,
};

const BIDDING: BiddingView = {
  way: 'open',
  lots: 3,
  sold: [{ lot: 1, buyer: 'emperor', price: 2, withKarama: false }],
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

describe('what somebody has come to with a card', () => {
  it('is the last word where bids are heard', () => {
    expect(sayOfBidder(BIDDING, 'guild', 'emperor')).toBe('3');
    expect(sayOfBidder(BIDDING, 'atreides', 'emperor')).toBe('passed');
    expect(sayOfBidder(BIDDING, 'emperor', 'emperor')).toBe('your turn');
    expect(sayOfBidder(BIDDING, 'emperor', 'guild')).toBe('to\u00a0bid');
    expect(sayOfBidder(BIDDING, 'harkonnen', 'guild')).toBe('hand is full');
  });

  it('is the same of all while they bid in secret, and that they have sealed where each is awaited', () => {
    const silent: BiddingView = { ...BIDDING, way: 'silent', card: { ...CARD, words: [], high: null, in: ['guild'] } };
    const sealed: BiddingView = { ...silent, way: 'sealed' };
    for (const { faction } of BIDDING.hands.slice(0, 3)) expect(sayOfBidder(silent, faction, 'guild')).toBe('thinks');
    expect(sayOfBidder(sealed, 'guild', null)).toBe('sealed');
    expect(sayOfBidder(sealed, 'emperor', null)).toBe('thinks');
  });

  it('is the size of the hand between two cards, and where people bid aloud', () => {
    expect(sayOfBidder({ ...BIDDING, card: null }, 'emperor', null)).toBe('2 of 4 cards');
    expect(sayOfBidder({ ...BIDDING, way: 'aloud' }, 'guild', null)).toBe('1 of 4 cards');
  });

  it('says nothing while a price is told: the size of a hand would name the buyer', () => {
    const told: BiddingView = { ...BIDDING, card: null, told: { price: 2, time: { opened: 0, deadline: 4_800 } } };
    for (const { faction } of told.hands) expect(sayOfBidder(told, faction, faction)).toBe('');
    expect(heardOf(told)).toEqual([]);
    expect(heardOf(BIDDING)).toEqual(BIDDING.sold);
  });
});

it('says who opens where people bid aloud', () => {
  expect(sayMeanwhile({ way: 'aloud', card: CARD })).toBe('Bid with your voices. The Guild opens.');
});

it('says how many cards were sold', () => {
  expect([0, 1, 5].map(saySum)).toEqual(['No cards are sold.', '1 card is sold.', '5 cards are sold.']);
});
