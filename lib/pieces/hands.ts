import type { AnswerValue } from '../core/answer.ts';
import { memoizeOnObject } from '../core/memoize-on-object.ts';
import { parsePlayedCard } from '../model/answers.ts';
import type { FactionId } from '../model/factions.ts';
import { cardsLaidBy } from '../model/laid-cards.ts';
import type { GameState } from '../model/state.ts';
import { type HandSlot, TREACHERY_TITLES, type TreacheryTitle } from '../model/treachery-cards.ts';
import { cardsOutOfDeck } from './leader-cards.ts';
import type { Ctx } from '../powers/ctx.ts';

/** Whether an answer plays a card whose title only its owner knows. Mentat may have another title for the card. */
export function isFaceUnknown(hand: readonly HandSlot[], value: AnswerValue): boolean {
  const slot = parsePlayedCard(value)?.slot;
  return hand.some((held) => held.slot === slot && held.card === 'unknown');
}

/**
 * Returns the titles under which a card of this hand can be played. A card unknown to Mentat can have any title.
 * Excluded are titles of which the owner sees all cards: in the own hand, open in other hands, and out of the game.
 * Secret cards in other hands are not excluded: that would reveal them. Discards are not excluded either, because the
 * table may have shuffled its physical discards into the deck without Mentat.
 */
export function titlesInHand(ctx: Ctx, state: GameState, faction: FactionId) {
  let untold: readonly TreacheryTitle[] | null = null;
  return (card: HandSlot['card']): readonly TreacheryTitle[] =>
    card === 'unknown' ? (untold ??= untoldTitles(ctx, state, faction)) : [card];
}

function untoldTitles({ rules }: Ctx, state: GameState, faction: FactionId): readonly TreacheryTitle[] {
  const seen = [
    ...cardsOutOfDeck(state),
    ...state.factions.flatMap((own): readonly HandSlot['card'][] =>
      own.faction === faction
        ? [...own.hand, ...cardsLaidBy(state, faction).map(({ card }) => card)].map(({ card }) => card)
        : own.openCards,
    ),
  ];
  return TREACHERY_TITLES.filter((title) => seen.filter((one) => one === title).length < rules.treacheryDeck[title]);
}

/** Titles of which the treachery deck has no card. */
export const titlesNotInDeck = memoizeOnObject(({ treacheryDeck }: Ctx['rules']): readonly TreacheryTitle[] =>
  TREACHERY_TITLES.filter((title) => treacheryDeck[title] === 0),
);
