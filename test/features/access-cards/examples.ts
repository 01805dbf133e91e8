/** One example of every message of this feature. */
import { partNamed } from '#engine';
import type { Examples } from '../../support/feature.ts';

export const examples: Examples<'accessCards'> = {
  prompts: {
    'access-bid': { kind: 'access-bid', card: 'a3', left: 4, stands: 2, keeps: false },
    'look-at-access-card': { kind: 'look-at-access-card', row: ['a3', 'a4', 'a5', 'a6'] },
    'trading-ready': { kind: 'trading-ready' },
    'take-access-card': { kind: 'take-access-card' },
    'return-access-card': {
      kind: 'return-access-card',
      to: 'guild',
      hand: [
        { id: 'arrakeen-1', card: 'arrakeen' },
        { id: 'troops-7-1', card: 'troops-7' },
      ],
    },
    'draw-access-cards': { kind: 'draw-access-cards', more: 2 },
    'pick-access-card': { kind: 'pick-access-card', forfeited: [{ id: 'arrakeen-1', card: 'arrakeen' }] },
    'tell-placement': {
      kind: 'tell-placement',
      parts: [partNamed('carthag@10')],
      most: 20,
      special: 0,
    },
    'start-without-cards': {
      kind: 'start-without-cards',
      parts: [partNamed('false-wall-south@3'), partNamed('false-wall-west@15')],
      most: 6,
      keeps: 10,
      special: 3,
    },
    'claim-strongholds': {
      kind: 'claim-strongholds',
      hand: [
        { id: 'arrakeen-1', card: 'arrakeen' },
        { id: 'troops-7-1', card: 'troops-7' },
      ],
      fields: [{ field: 'arrakeen/troops-7-1', stronghold: 'arrakeen', card: 'troops-7-1', most: 7 }],
      most: 20,
      laid: null,
    },
  },
  logFacts: {
    'access-cards-dealt': { code: 'access-cards-dealt', cards: 5 },
    'access-card-taken': { code: 'access-card-taken', by: 'atreides', from: 'guild' },
    'own-access-card-taken': { code: 'own-access-card-taken', by: 'atreides', from: 'guild', card: 'arrakeen' },
    'access-card-returned': { code: 'access-card-returned', by: 'atreides', to: 'guild' },
    'own-access-card-returned': { code: 'own-access-card-returned', by: 'atreides', to: 'guild', card: 'troops-1' },
    'access-cards-drawn': {
      code: 'access-cards-drawn',
      faction: 'harkonnen',
      cards: 2,
      harvest: 'worm',
      forfeited: ['carthag', 'troops-5', 'troops-2'],
    },
    'forfeited-card-picked': { code: 'forfeited-card-picked', faction: 'fremen', card: 'carthag' },
    'access-auction-began': { code: 'access-auction-began', harvest: 2, cards: 5 },
    'access-card-looked-at': { code: 'access-card-looked-at', faction: 'atreides' },
    'own-access-card-looked-at': { code: 'own-access-card-looked-at', card: 'arrakeen' },
    'access-card-sold': { code: 'access-card-sold', faction: 'guild', price: 4 },
    'own-access-card-bought': { code: 'own-access-card-bought', card: 'troops-10', price: 4 },
    'own-access-card-seen': { code: 'own-access-card-seen', faction: 'guild', card: 'troops-10', price: 4 },
    'access-card-unsold': { code: 'access-card-unsold' },
    'access-trading-began': { code: 'access-trading-began' },
    'access-cards-traded': { code: 'access-cards-traded', by: 'guild', to: 'fremen', gives: 2, returns: 1 },
    'own-access-cards-traded': {
      code: 'own-access-cards-traded',
      by: 'guild',
      to: 'fremen',
      gives: ['troops-5', 'troops-1'],
      returns: ['sietch-tabr'],
    },
    'access-trading-ended': { code: 'access-trading-ended' },
    'stronghold-read': {
      code: 'stronghold-read',
      stronghold: 'arrakeen',
      claims: [
        { faction: 'emperor', troops: 12 },
        { faction: 'guild', troops: 8 },
      ],
      placed: { faction: 'emperor', count: 4, special: 0 },
    },
    'own-troops-converted': { code: 'own-troops-converted', converted: 3, spice: 13 },
    'placing-on-table-began': { code: 'placing-on-table-began' },
    'placement-told': { code: 'placement-told', faction: 'guild', count: 7 },
    'started-without-cards': { code: 'started-without-cards', faction: 'fremen', count: 6 },
    'claims-ended': { code: 'claims-ended' },
  },
  facts: { 'access-buyer': { kind: 'access-buyer', sale: 3, buyer: 'guild' } },
  refusals: {
    'no-access-trading': { code: 'no-access-trading' },
    'access-trade-with-itself': { code: 'access-trade-with-itself' },
    'access-card-not-held': { code: 'access-card-not-held' },
    'no-access-sale': { code: 'no-access-sale' },
    'no-such-access-trade': { code: 'no-such-access-trade' },
  },
};
