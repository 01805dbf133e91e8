/** The way in which a faction pays for cards that it wins, set in advance. Nobody else learns whether it was set. */
import { karamaKindsOf } from '../../pieces/playing.ts';
import type { Ctx } from '../../powers/ctx.ts';
import { activePowersOf } from '../../powers/in-force.ts';
import type { FactionId } from '../../model/factions.ts';
import { factionState } from '../../model/selectors.ts';
import type { GameState } from '../../model/state.ts';
import { type CardKind, kindOf, type PlayedCard } from '../../model/treachery-cards.ts';
import { paymentOf } from './said.ts';

/**
 * Returns the Karama that pays for the next card; `null` if spice pays, or if the Karama is no longer in the hand.
 */
export function payingCard(ctx: Ctx, state: GameState, faction: FactionId): PlayedCard | null {
  const { card } = paymentOf(state, faction);
  if (card === null || !kindsThatPay(ctx, state, faction).includes(kindOf(card.card))) return null;
  const held = factionState(state, faction).hand.find(({ slot }) => slot === card.slot);
  return held?.card === card.card || held?.card === 'unknown' ? card : null;
}

/** Returns the kinds of card with which a faction may pay for another card. */
export const kindsThatPay = (ctx: Ctx, state: GameState, faction: FactionId): readonly CardKind[] => [
  ...karamaKindsOf(ctx, state, faction, ({ paysForCard }) => paysForCard === true),
  ...activePowersOf(ctx, state, faction).flatMap(({ playsAsKarama }) => playsAsKarama ?? []),
];

/**
 * Whether a Karama may cancel a payment with this card, because the card is not a real Karama.
 * @rules AH79 Questions and Answers A.7 · R-117
 */
export const canBeCancelled = (ctx: Ctx, state: GameState, faction: FactionId, { card }: PlayedCard): boolean =>
  !karamaKindsOf(ctx, state, faction, ({ paysForCard }) => paysForCard === true).includes(kindOf(card));
