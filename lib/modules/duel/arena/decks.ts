/** The decks of dueling cards for a number of players. */
import type { DuelRules } from '../../../model/dueling.ts';
import type { Rules } from '../../../powers/rules.ts';

/**
 * Returns the values of The Duel for this number of players. Many players have several decks, or smaller hands if the
 * table has only one deck.
 * @rules Grand Dune, introduction · R-329
 */
export function forPlayers(rules: DuelRules, decks: Rules['duelingDecks'], players: number): DuelRules {
  const { manyPlayers: many, deck } = rules;
  if (many === null || players <= many.moreThan) return rules;
  return decks === 'one'
    ? { ...rules, handLimit: many.handLimitWithOneDeck }
    : { ...rules, deck: deck.map(({ card, count }) => ({ card, count: count * many.decks })) };
}
