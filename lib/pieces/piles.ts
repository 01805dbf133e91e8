/** Treachery cards that lie open, as people say them of a cardboard deck. */
import type { Refusal } from '../table/refusals.ts';
import type { GameState } from '../table/state.ts';
import { type CardPile, TREACHERY_TITLES, type TreacheryTitle } from '../table/treachery.ts';
import type { Ctx } from '../powers/ctx.ts';

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
export function whyNoPile({ rules }: Ctx, state: GameState, pile: CardPile, cards: Cards): Refusal | null {
  if (state.choices.components.treachery === 'app') return { code: 'kept-by-app' };
  const open = [...cards, ...pileOf(state, pile === 'discarded' ? 'removed' : 'discarded')];
  const card = cards.find((title) => open.filter((one) => one === title).length > rules.treacheryDeckSize[title]);
  return card === undefined ? null : { code: 'too-many-cards', card, limit: rules.treacheryDeckSize[card] };
}

export const withPile = (state: GameState, pile: CardPile, cards: Cards): GameState =>
  pile === 'discarded' ? { ...state, discards: cards } : { ...state, removedCards: cards };
