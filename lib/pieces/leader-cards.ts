/** Treachery cards that lie face up on leaders, and all cards that lie face up. */
import type { LeaderCard } from '../model/leader-cards.ts';
import type { LeaderId } from '../model/leaders.ts';
import type { GameState } from '../model/state.ts';
import type { TreacheryTitle } from '../model/treachery-cards.ts';

/** Returns the state with a card on this leader. */
export const withLeaderCard = (state: GameState, laid: LeaderCard): GameState => ({
  ...state,
  leaderCards: [...state.leaderCards, laid],
});

/** Returns the state with all cards on this leader among the discards. */
export function withLeaderCardsDiscarded(state: GameState, leader: LeaderId): GameState {
  const isOnLeader = (laid: LeaderCard) => laid.leader === leader;
  return {
    ...state,
    leaderCards: state.leaderCards.filter((laid) => !isOnLeader(laid)),
    discards: [...state.discards, ...state.leaderCards.filter(isOnLeader).map(({ card }) => card)],
  };
}

type Lying = Pick<GameState, 'leaderCards' | 'removedCards' | 'discards'>;

/** Returns the cards that lie face up and do not go back to the deck: cards out of the game, and cards on leaders. */
export const cardsOutOfDeck = ({ leaderCards, removedCards }: Pick<Lying, 'leaderCards' | 'removedCards'>) => [
  ...removedCards,
  ...leaderCards.map(({ card }) => card),
];

/** Returns all cards that lie face up: the discards, the cards out of the game and the cards on leaders. */
export const openCards = (state: Lying): readonly TreacheryTitle[] => [...state.discards, ...cardsOutOfDeck(state)];
