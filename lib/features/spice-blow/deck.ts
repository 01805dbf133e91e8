/**
 * The spice deck. All used cards lie open, so only the order of the other cards is secret. Mentat does not store that
 * order: when it needs a card, it draws one of the remaining cards at random. If a faction has looked at the next card,
 * that card is stored.
 */
import { must } from '../../core/assert-never.ts';
import type { Random } from '../../core/random.ts';
import type { Ctx } from '../../powers/ctx.ts';
import type { GameEvent } from '../../model/events.ts';
import { SHAI_HULUD, type SpiceCard } from '../../model/spice-blow.ts';
import type { GameState } from '../../model/state.ts';
import type { TerritoryId } from '../../model/territories.ts';
import type { SpiceBlowActivity } from './contract.ts';

/** Whether Mentat keeps the spice deck and turns the cards over. */
export const isSpiceDeckKept = ({ choices }: GameState): boolean => choices.components.spiceDeck === 'app';

/** Returns the piles with worms of the first turn, which go back into the deck when this blow ends. */
export const pilesOfWormsToGoBack = ({ lastBlow }: Pick<GameState, 'lastBlow'>): readonly number[] => [
  ...new Set(
    lastBlow?.turned.flatMap((card) => (card.kind === 'worm' && card.fate === 'first-turn' ? [card.pile] : [])),
  ),
];

/**
 * Returns every card that is still in the deck of a pile, as far as Mentat knows. All piles have one deck, unless the
 * rules give each pile a deck of its own.
 * @rules AH79 II.D.1 · GF9-2019 Components · Nine-faction compendium XXI.A, C
 */
export function cardsLeft(
  { board, rules }: Pick<Ctx, 'board' | 'rules'>,
  { spiceOut }: GameState,
  pile: number,
): readonly SpiceCard[] {
  const piles = spiceOut.filter((_out, at) => !rules.deckForEachPile || at === pile);
  const left = (card: SpiceCard, out: number): readonly SpiceCard[] =>
    Array.from({ length: Math.max(0, (rules.spiceDeck[card] ?? 0) - out) }, () => card);
  return [
    ...board.spiceBlows.flatMap(({ territory }) =>
      left(territory, piles.flatMap(({ territories }) => territories.filter((one) => one === territory)).length),
    ),
    ...left(
      SHAI_HULUD,
      piles.reduce((sum, { worms }) => sum + worms, 0),
    ),
  ];
}

/** Returns the territories on cards of the deck. */
export const territoriesOfDeck = ({ board, rules }: Pick<Ctx, 'board' | 'rules'>): readonly TerritoryId[] =>
  board.spiceBlows.flatMap(({ territory }) => ((rules.spiceDeck[territory] ?? 0) > 0 ? [territory] : []));

/** The pile whose card comes up first in a turn. A look at the next card is a look at the deck of this pile. */
export const FIRST_PILE = 0;

/**
 * Returns the next card for a pile: the card that a faction has seen, unless a correction has removed it from the deck;
 * otherwise a random card. The deck must have at least one card.
 */
export function anySpiceCard(
  ctx: Pick<Ctx, 'board' | 'rules'>,
  state: GameState,
  pile: number,
  random: Random,
): SpiceCard {
  const left = cardsLeft(ctx, state, pile);
  const isSeenDeck = !ctx.rules.deckForEachPile || pile === FIRST_PILE;
  const seen = isSeenDeck ? left.find((card) => card === state.spiceNext?.card) : undefined;
  if (seen !== undefined) return seen;
  return must(left[random(left.length)], 'a card in the spice deck');
}

/**
 * Returns the shuffle of the whole deck with the cards of its piles. The edition says whether worms still find the
 * former top cards.
 */
export const reshuffled = ({ rules }: Ctx, { pile }: SpiceBlowActivity): GameEvent => ({
  type: 'SpiceDeckReshuffled',
  pile,
  forgotten: rules.spiceDeckExhaustion === 'empty',
  ...(rules.deckForEachPile ? { ownDeck: true } : {}),
});
