/** The open treachery cards of a physical deck, as the table enters them. */
import type { Refusal } from '../model/refusals.ts';
import type { GameState } from '../model/state.ts';
import { type CardPile, TREACHERY_TITLES, type TreacheryTitle } from '../model/treachery-cards.ts';
import type { Ctx } from '../powers/ctx.ts';
import { moreThanInDeck } from './requirements.ts';

type Cards = readonly TreacheryTitle[];

/**
 * Returns the cards of a pile, sorted by title. The order of a pile does not matter, because everybody may look through
 * it.
 */
export const pileOf = (state: GameState, pile: CardPile): Cards =>
  sorted(pile === 'discarded' ? state.discards : state.removedCards);

/** Returns every card of the discards, including the cards that lie there face down. */
export const allDiscards = ({ discards, unseenDiscards }: Pick<GameState, 'discards' | 'unseenDiscards'>): Cards =>
  unseenDiscards.length === 0 ? discards : [...discards, ...unseenDiscards];

/** Returns these cards sorted by title. */
export const sorted = (cards: Cards): Cards =>
  [...cards].sort((a, b) => TREACHERY_TITLES.indexOf(a) - TREACHERY_TITLES.indexOf(b));

/**
 * Returns why a pile cannot hold these cards: `kept-by-app`, or `too-many-cards` of a title in both piles together.
 * Hands are not checked, because everybody sees the open cards. A hand that contains the same card was entered wrongly.
 */
export function whyNoPile(ctx: Ctx, state: GameState, pile: CardPile, cards: Cards): Refusal | null {
  if (state.choices.components.treachery === 'app') return { code: 'kept-by-app' };
  return moreThanInDeck(ctx, [...cards, ...pileOf(state, pile === 'discarded' ? 'removed' : 'discarded')]);
}

/** Returns the state with these cards in this pile. */
export const withPile = (state: GameState, pile: CardPile, cards: Cards): GameState =>
  pile === 'discarded' ? { ...state, discards: cards } : { ...state, removedCards: cards };
