/** The physical actions with cards during the bidding. */
import type { Feature } from '../../kernel/feature.ts';
import type { GameState } from '../../model/state.ts';
import type { BiddingContract } from './contract.ts';

export const actions: NonNullable<Feature<BiddingContract>['actions']> = {
  CardsLaidOut: ({ row }, state) =>
    onCardboard(state) && row.length > 0
      ? [{ owner: 'table', move: { kind: 'lay-out-cards', count: row.length } }]
      : [],
  CardSold: ({ buyer }, state) =>
    onCardboard(state) ? [{ owner: buyer, move: { kind: 'take-card', faction: buyer, pile: 'row' } }] : [],
  PurchaseOver: ({ drawn }, state) =>
    drawn !== null && onCardboard(state)
      ? [{ owner: drawn, move: { kind: 'take-card', faction: drawn, pile: 'deck' } }]
      : [],
  CardLeft: ({ back }, state) =>
    onCardboard(state) ? [{ owner: 'table', move: { kind: 'put-cards-back', count: back } }] : [],
};

export const inverseActions: Feature<BiddingContract>['inverseActions'] = {
  'lay-out-cards': ({ count }) => ({ kind: 'put-cards-back', count }),
  'put-cards-back': ({ count }) => ({ kind: 'lay-out-cards', count }),
  'take-card': ({ faction, pile }) => ({ kind: 'give-card-back', faction, pile }),
  'give-card-back': ({ faction, pile }) => ({ kind: 'take-card', faction, pile }),
};

const onCardboard = ({ choices }: GameState): boolean => choices.components.treachery === 'cardboard';
