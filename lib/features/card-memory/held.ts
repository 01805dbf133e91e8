import type { FactionId } from '../../model/factions.ts';
import type { HandCard, CardMemory } from './contract.ts';

/** Returns the remembered cards of a hand, without cards of unseen groups. */
export const heldBy = ({ hands }: CardMemory, faction: FactionId): readonly HandCard[] =>
  hands.find((hand) => hand.faction === faction)?.cards ?? [];

/** Returns the memory with updated cards of one hand. */
export const inHand = (
  memory: CardMemory,
  faction: FactionId,
  change: (cards: readonly HandCard[]) => readonly HandCard[],
): CardMemory => ({
  ...memory,
  hands: memory.hands.map((hand) => (hand.faction === faction ? { ...hand, cards: change(hand.cards) } : hand)),
});
