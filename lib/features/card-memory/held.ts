import type { FactionId } from '../../model/factions.ts';
import type { HandCard, Memory } from './contract.ts';

/** The cards of a hand that are told one from another. */
export const heldBy = ({ hands }: Memory, faction: FactionId): readonly HandCard[] =>
  hands.find((hand) => hand.faction === faction)?.cards ?? [];

/** Changes them. */
export const inHand = (
  memory: Memory,
  faction: FactionId,
  change: (cards: readonly HandCard[]) => readonly HandCard[],
): Memory => ({
  ...memory,
  hands: memory.hands.map((hand) => (hand.faction === faction ? { ...hand, cards: change(hand.cards) } : hand)),
});
