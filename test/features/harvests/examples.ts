/** One example of every message of this feature. */
import type { Examples } from '../../support/feature.ts';

const votes = [
  { faction: 'guild', vote: 'yes' },
  { faction: 'fremen', vote: 'no' },
  { faction: 'emperor', vote: 'no' },
] as const;

export const examples: Examples<'harvests'> = {
  prompts: {
    'manager-sum': { kind: 'manager-sum' },
    'offer-harvest-card': { kind: 'offer-harvest-card' },
    'buy-harvest-card': { kind: 'buy-harvest-card', price: 6, drawn: 12 },
    'announce-harvest': { kind: 'announce-harvest', drawn: 12 },
    'hand-out-shares': { kind: 'hand-out-shares', drawn: 12, announced: 8 },
    'look-at-share': { kind: 'look-at-share' },
    'harvest-vote': { kind: 'harvest-vote', announced: 8, manager: 'harkonnen', share: 3 },
    'split-harvest': { kind: 'split-harvest', rest: 11, among: ['fremen', 'emperor'] },
    'pass-over-manager': { kind: 'pass-over-manager', fallen: 'emperor', next: 'guild', then: 'ixians' },
  },
  logFacts: {
    'prelude-began': { code: 'prelude-began' },
    'first-manager-named': {
      code: 'first-manager-named',
      sums: [
        { faction: 'atreides', sum: 7 },
        { faction: 'guild', sum: 5 },
      ],
      manager: 'atreides',
      payee: 'guild',
      paid: 7,
    },
    'harvest-began': { code: 'harvest-began', harvest: 2 },
    'harvest-taxed': { code: 'harvest-taxed', manager: 'fremen', unable: ['guild'], to: 'emperor' },
    'harvest-worm': { code: 'harvest-worm', manager: 'fremen', before: 'guild' },
    'harvest-card-drawn': { code: 'harvest-card-drawn', manager: 'guild' },
    'own-harvest-card': { code: 'own-harvest-card', card: 5, counts: 7 },
    'harvest-deck-shuffled': { code: 'harvest-deck-shuffled' },
    'harvest-card-offered': { code: 'harvest-card-offered', faction: 'guild', price: 6 },
    'harvest-card-answered': { code: 'harvest-card-answered', manager: 'fremen', buys: true },
    'harvest-announced': { code: 'harvest-announced', manager: 'fremen', announced: 8 },
    'shares-handed-out': { code: 'shares-handed-out', manager: 'fremen' },
    'own-share': { code: 'own-share', manager: 'fremen', share: 3 },
    'own-shares-given': {
      code: 'own-shares-given',
      shares: [
        { faction: 'guild', share: 3 },
        { faction: 'emperor', share: 0 },
      ],
    },
    'share-looked-at': { code: 'share-looked-at', by: 'atreides' },
    'own-share-seen': { code: 'own-share-seen', at: 'guild', share: 3 },
    'harvest-voted': { code: 'harvest-voted', votes, drawn: 12, cards: 1, paid: [{ faction: 'guild', amount: 3 }] },
    'harvest-settled': {
      code: 'harvest-settled',
      report: {
        harvest: 1,
        manager: 'harkonnen',
        drawn: 12,
        announced: 8,
        votes,
        pot: 15,
        paidToYes: [{ faction: 'guild', amount: 3 }],
        honest: false,
        paidToNo: [
          { faction: 'fremen', amount: 6 },
          { faction: 'emperor', amount: 6 },
        ],
        paidToManager: 0,
        backToBank: 0,
      },
    },
    'harvest-manager-fell': { code: 'harvest-manager-fell', manager: 'emperor' },
    'harvest-manager-named': {
      code: 'harvest-manager-named',
      manager: 'guild',
      because: 'caught',
      kept: false,
      passedOver: { by: 'lansraad', faction: 'emperor' },
    },
    'prelude-ended': { code: 'prelude-ended' },
  },
  refusals: { 'no-harvests': { code: 'no-harvests' } },
  facts: {
    'harvest-manager': { kind: 'harvest-manager', manager: 'guild' },
    'harvest-number': { kind: 'harvest-number', harvest: 3 },
    'kept-office': { kind: 'kept-office', faction: 'harkonnen', kept: true },
  },
};
