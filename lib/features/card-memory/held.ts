import type { FactionId } from '../../model/factions.ts';
import type { HandCard, CardMemory } from './contract.ts';

/** Returns the cards of a hand that can be distinguished. */
export const heldBy = ({ hands }: CardMemory, faction: FactionId): readonly HandCard[] =>
  hands.find((hand) => hand.faction === faction)?.cards ?? [];

/** Updates them. */
export const inHand = (
  memory: CardMemory,
  faction: FactionId,
  change: (cards: readonly HandCard[]) => readonly HandCard[],
): CardMemory => ({
  ...memory,
  hands: memory.hands.map((hand) => (hand.faction === faction ? { ...hand, cards: change(hand.cards) } : hand)),
});
