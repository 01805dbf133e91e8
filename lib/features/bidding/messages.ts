/** Messages of the bidding: the possible bids, and the sales. */
import type { BiddingWay, PlayedWay } from '../../model/bidding.ts';
import { cardName } from '../../messages/cards.ts';
import { explain } from '../../messages/explanation.ts';
import { theFaction, factionPossessive } from '../../messages/names.ts';
import { plural, capitalize, formatCount, formatList, formatSpice } from '../../messages/numbers.ts';
import type { Messages } from '../../messages/messages.ts';
import type { Bid, BiddingContract } from './contract.ts';

export const biddingMessages: Messages<BiddingContract> = {
  prompts: {
    bid: {
      lead: ({ high }) =>
        high === null
          ? 'Bid 1 or more, or pass. A player who passes may bid again later.'
          : `Bid more than ${high.amount}, or pass. A player who passes may bid again later.`,
      byDefault: 'The seat passes.',
    },
    'bid-limit': {
      lead: 'Mentat raises for you by one, up to your limit. Nobody else learns your limit.',
      byDefault: 'The seat passes this card.',
    },
    'sealed-bid': {
      lead: 'All bids are turned over together. Of equal bids the first in order wins.',
      byDefault: 'The seat bids nothing.',
    },
    'way-to-pay': {
      lead: 'Nobody learns your choice until you have bought a card. With a Karama you may bid more than you have.',
      byDefault: 'The price is paid in spice.',
    },
  },
  uses: { 'bought-as-karama': ({ by, card }) => `${factionPossessive(by)} ${cardName(card)}` },
  log: {
    'bidding-way-chosen': ({ way, clock }) => `the moderator chose: ${formatWay(way, clock)}.`,
    'bidding-began': ({ way, cards }) =>
      cards === 0 ? 'all hands are full: nothing is sold.' : `${formatCount(cards, 'card')} for sale; ${WAYS[way]}.`,
    'own-card-for-sale': ({ lot, card }) => `card ${lot} is ${cardName(card)}. You alone see it.`,
    'bid-said': ({ faction, amount }) => `${theFaction(faction)} bid ${amount}.`,
    'bid-taken-back': ({ faction }) => `${theFaction(faction)} took back the last bid or pass.`,
    'clock-stopped': ({ faction }) => `${theFaction(faction)} raised a hand: the clock stopped for half a minute.`,
    'bids-turned-over': ({ bids }) => `the bids were: ${formatBids(bids)}.`,
    'karama-shown': ({ faction, lot, card }) =>
      `${theFaction(faction)} won card ${lot} and paid with ${cardName(card)} as a Karama.`,
    'card-sold': ({ lot, buyer, price, withKarama }) =>
      withKarama
        ? `card ${lot} went to ${theFaction(buyer)}, who bid ${price} and paid with a Karama.`
        : `card ${lot} went to ${theFaction(buyer)} for ${formatSpice(price)}.`,
    'card-left': ({ back }) =>
      `nobody bid: ${formatCount(back, 'card')} ${plural(back, { one: 'goes', other: 'go' })} back on the deck.`,
  },
  points: {
    'bidding-way-chosen': 'the moderator chose a way of bidding',
    'bidding-began': 'the bidding began',
    'own-card-for-sale': 'a card came up',
    'bid-said': ({ faction, amount }) => `${theFaction(faction)} bid ${amount}`,
    'bid-taken-back': ({ faction }) => `${theFaction(faction)} took back a bid or pass`,
    'bids-turned-over': 'the bids were turned over',
    'card-sold': ({ lot }) => `card ${lot} was sold`,
    'card-left': 'a card found no buyer',
  },
  refusals: {
    'not-on-auction': () =>
      explain(
        'This card is not for sale now.',
        'Look at the screen: another device has entered the buyer already, or a question comes first.',
      ),
    'may-not-bid': ({ faction }) =>
      explain(`${capitalize(theFaction(faction))} may not bid for this card.`, 'A hand is full; choose another buyer.'),
    'no-clock-runs': () =>
      explain('No clock runs for this card.', 'The bidder has answered already, or the card was sold.'),
    'clock-was-stopped': () =>
      explain('You have stopped the clock of this card before.', 'Each seat may do that once a card.'),
    'nothing-to-name': () =>
      explain('This card needs no name.', 'It has a name, or you may no longer name it. Look at your hand.'),
  },
  covered: { 'own-card-for-sale': () => 'a card came up, and you saw it.' },
  actions: {
    'lay-out-cards': ({ count }) => `One of you deals ${formatCount(count, 'treachery card')} face down in a row`,
    'put-cards-back': ({ count }) => `Put ${formatCount(count, 'card')} of the row back on the deck, in the same order`,
    'take-card': ({ pile }) =>
      pile === 'row' ? 'Take the card you bought' : 'Draw another card from the deck, unseen by the others',
    'give-card-back': ({ pile }) =>
      pile === 'row' ? 'Give the card back to the row' : 'Put the card back on the deck',
  },
};

/** The ways of bidding. The texts follow “the moderator chose”, and are also the labels of the choices. */
const WAYS: Readonly<Record<PlayedWay, string>> = {
  aloud: 'players bid aloud and enter the result',
  open: 'phones bid in turn',
  silent: 'everybody sets a limit in secret',
  sealed: 'everybody seals one bid',
};

const formatWay = (way: BiddingWay, clock: boolean): string =>
  way === 'on-the-table'
    ? 'bidding is played without Mentat'
    : way === 'open' || way === 'silent'
      ? `${WAYS[way]}, ${clock ? 'with the clock as printed' : 'without a clock'}`
      : WAYS[way];

const formatBids = (bids: readonly Bid[]): string =>
  formatList(bids.map(({ faction, amount }) => `${theFaction(faction)} ${amount === 0 ? 'nothing' : amount}`));
