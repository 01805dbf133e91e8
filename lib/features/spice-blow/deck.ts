/**
 * The spice deck. All that is out of it lies open, so that what is left of it is no secret, only its order; and an order
 * that nobody has seen need not be anywhere: Mentat draws by chance out of what is left, as it comes to a card. A card that
 * somebody has looked at is the next.
 */
import { must } from '../../core/assert-never.ts';
import type { Random } from '../../core/random.ts';
import type { Ctx } from '../../powers/ctx.ts';
import type { GameEvent } from '../../model/events.ts';
import { SHAI_HULUD, type SpiceCard } from '../../model/spice-blow.ts';
import type { GameState } from '../../model/state.ts';
import type { TerritoryId } from '../../model/territories.ts';
import type { SpiceBlowActivity } from './contract.ts';

/** Mentat keeps the deck and turns the cards over itself. */
export const isSpiceDeckKept = ({ choices }: GameState): boolean => choices.components.spiceDeck === 'app';

/** Whether a worm has come up in the blow that ends and belongs into the deck again: those of the first turn. */
export const areWormsToGoBack = ({ lastBlow }: Pick<GameState, 'lastBlow'>): boolean =>
  lastBlow?.turned.some((card) => card.kind === 'worm' && card.fate === 'first-turn') === true;

/** Every card that is still in the deck, as far as Mentat knows. @rules AH79 II.D.1 · GF9-2019 Components */
export function cardsLeft(
  { board, rules }: Pick<Ctx, 'board' | 'rules'>,
  { spiceOut }: GameState,
): readonly SpiceCard[] {
  const left = (card: SpiceCard, out: number): readonly SpiceCard[] =>
    Array.from({ length: Math.max(0, (rules.spiceDeck[card] ?? 0) - out) }, () => card);
  return [
    ...board.spiceBlows.flatMap(({ territory }) =>
      left(territory, spiceOut.territories.filter((one) => one === territory).length),
    ),
    ...left(SHAI_HULUD, spiceOut.worms),
  ];
}

/** The territories that cards of the deck show. */
export const territoriesOfDeck = ({ board, rules }: Pick<Ctx, 'board' | 'rules'>): readonly TerritoryId[] =>
  board.spiceBlows.flatMap(({ territory }) => ((rules.spiceDeck[territory] ?? 0) > 0 ? [territory] : []));

/** The next card: the one that somebody has seen, unless a correction has taken it out of the deck; else any that is left. There must be one. */
export function anySpiceCard(ctx: Pick<Ctx, 'board' | 'rules'>, state: GameState, random: Random): SpiceCard {
  const left = cardsLeft(ctx, state);
  const seen = left.find((card) => card === state.spiceNext?.card);
  if (seen !== undefined) return seen;
  return must(left[random(left.length)], 'a card in the spice deck');
}

/**
 * The whole deck is shuffled anew, the cards on the piles among them. What was on top of a pile is forgotten with that, or
 * still found by a worm.
 * @rules AH79 XXI.B, Questions and Answers E.4 · GF9-2019 Questions and Answers "Miscellaneous" · R-152
 */
export const reshuffled = ({ rules }: Ctx, { pile }: SpiceBlowActivity): GameEvent => ({
  type: 'SpiceDeckReshuffled',
  pile,
  forgotten: rules.spiceDeckExhaustion === 'empty',
});
