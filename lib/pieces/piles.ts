/** Treachery cards that lie open, as people say them of a cardboard deck. */
import type { Refusal } from '../model/refusals.ts';
import type { GameState } from '../model/state.ts';
import { type CardPile, TREACHERY_TITLES, type TreacheryTitle } from '../model/treachery-cards.ts';
import type { Ctx } from '../powers/ctx.ts';
import { moreThanInDeck } from './requirements.ts';

type Cards = readonly TreacheryTitle[];

/** The cards of a pile in the order of the titles, since a pile is spread out to be read. */
export const pileOf = (state: GameState, pile: CardPile): Cards =>
  sorted(pile === 'discarded' ? state.discards : state.removedCards);

export const sorted = (cards: Cards): Cards =>
  [...cards].sort((a, b) => TREACHERY_TITLES.indexOf(a) - TREACHERY_TITLES.indexOf(b));

/**
 * Why a pile cannot hold these: `kept-by-app`, or `too-many-cards` of a title, both piles together. Hands are not looked
 * at: what lies open is seen by all, and a hand that claims the same card settles itself.
 */
export function whyNoPile(ctx: Ctx, state: GameState, pile: CardPile, cards: Cards): Refusal | null {
  if (state.choices.components.treachery === 'app') return { code: 'kept-by-app' };
  return moreThanInDeck(ctx, [...cards, ...pileOf(state, pile === 'discarded' ? 'removed' : 'discarded')]);
}

export const withPile = (state: GameState, pile: CardPile, cards: Cards): GameState =>
  pile === 'discarded' ? { ...state, discards: cards } : { ...state, removedCards: cards };
