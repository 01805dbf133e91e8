/** One example of every message of this feature. */
import type { Examples } from '../../support/feature.ts';

export const examples: Examples<'bidding'> = {
  prompts: {
    bid: { kind: 'bid', lot: 2, high: { faction: 'emperor', amount: 4 }, last: { faction: 'fremen', amount: null } },
    'bid-limit': { kind: 'bid-limit', lot: 2, laid: null, stands: null, hasAlly: true },
    'sealed-bid': { kind: 'sealed-bid', lot: 2, laid: 3 },
    'way-to-pay': { kind: 'way-to-pay', stands: { card: null, shares: [] }, helpers: ['fremen'] },
  },
  logFacts: {
    'bidding-way-chosen': { code: 'bidding-way-chosen', way: 'silent', clock: true },
    'bidding-began': { code: 'bidding-began', way: 'open', cards: 5 },
    'own-card-for-sale': { code: 'own-card-for-sale', lot: 2, card: 'shield' },
    'bid-said': { code: 'bid-said', faction: 'emperor', amount: 4 },
    'bid-taken-back': { code: 'bid-taken-back', faction: 'emperor' },
    'bids-turned-over': {
      code: 'bids-turned-over',
      lot: 2,
      bids: [
        { faction: 'emperor', amount: 4 },
        { faction: 'fremen', amount: 0 },
      ],
    },
    'clock-stopped': { code: 'clock-stopped', faction: 'guild' },
    'karama-shown': { code: 'karama-shown', faction: 'bene-gesserit', lot: 2, price: 4, card: 'kulon' },
    'card-sold': { code: 'card-sold', lot: 2, buyer: 'emperor', price: 4, withKarama: false },
    'card-left': { code: 'card-left', lot: 3, back: 3 },
  },
  refusals: {
    'no-clock-runs': { code: 'no-clock-runs' },
    'clock-was-stopped': { code: 'clock-was-stopped' },
    'nothing-to-name': { code: 'nothing-to-name' },
    'not-on-auction': { code: 'not-on-auction' },
    'may-not-bid': { code: 'may-not-bid', faction: 'emperor' },
  },
  actions: {
    'lay-out-cards': { kind: 'lay-out-cards', count: 5 },
    'put-cards-back': { kind: 'put-cards-back', count: 3 },
    'take-card': { kind: 'take-card', faction: 'harkonnen', pile: 'row' },
    'give-card-back': { kind: 'give-card-back', faction: 'harkonnen', pile: 'deck' },
  },
};
