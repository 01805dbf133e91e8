/** Which dueling card attacks in which direction, and which card answers which attack. */
import type { ArenaDirection, AttackCard, DefenseCard, DuelingCard } from '../../../model/dueling.ts';

/** Returns the card that attacks in this direction. */
export const attackCard = (direction: ArenaDirection): AttackCard => `attack-${direction}`;

/**
 * Returns the one card that answers an attack. The attacked leader sees the attacker on the opposite side.
 *
 * @rules AH79 The Duel V.6, V.8
 */
export const answerTo = (direction: ArenaDirection): DefenseCard => `poison-from-${OPPOSITE[direction]}`;

const OPPOSITE: Readonly<Record<ArenaDirection, ArenaDirection>> = {
  in: 'out',
  out: 'in',
  left: 'right',
  right: 'left',
};

/** Returns the cards of a whole deck, in the order of the rules. */
export const wholeDuelingDeck = (
  deck: readonly { readonly card: DuelingCard; readonly count: number }[],
): readonly DuelingCard[] => deck.flatMap(({ card, count }) => Array.from({ length: count }, () => card));
