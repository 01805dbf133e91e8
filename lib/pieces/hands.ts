import type { AnswerValue } from '../core/answer.ts';
import { parsePlayedCard } from '../model/answers.ts';
import type { FactionId } from '../model/factions.ts';
import type { GameState } from '../model/state.ts';
import { type HandSlot, TREACHERY_TITLES, type TreacheryTitle } from '../model/treachery-cards.ts';
import type { Ctx } from '../powers/ctx.ts';

/** Whether an answer lays down a card whose face only its owner knows: it may be what it is called, or not. */
export function isFaceUnknown(hand: readonly HandSlot[], value: AnswerValue): boolean {
  const slot = parsePlayedCard(value)?.slot;
  return hand.some((held) => held.slot === slot && held.card === 'unknown');
}

/**
 * As which titles a card of this hand can be played. One that Mentat was not told can be any, but for
 * titles of which its owner sees all that there are: in the own hand, kept openly by others, and out of the game. What
 * others hold unseen does not bear on it, or the offer would tell; nor do the discards, which a table may have shuffled
 * into its deck of cardboard without a word to Mentat.
 */
export function titlesInHand(ctx: Ctx, state: GameState, faction: FactionId) {
  let untold: readonly TreacheryTitle[] | null = null;
  return (card: HandSlot['card']): readonly TreacheryTitle[] =>
    card === 'unknown' ? (untold ??= untoldTitles(ctx, state, faction)) : [card];
}

function untoldTitles({ rules }: Ctx, state: GameState, faction: FactionId): readonly TreacheryTitle[] {
  const seen = [
    ...state.removedCards,
    ...state.factions.flatMap((own): readonly HandSlot['card'][] =>
      own.faction === faction ? own.hand.map(({ card }) => card) : own.openCards,
    ),
  ];
  return TREACHERY_TITLES.filter((title) => seen.filter((one) => one === title).length < rules.treacheryDeck[title]);
}
