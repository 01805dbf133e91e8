/** The dueling cards after a take-back. */
import type { GameState } from '../../../model/state.ts';

/**
 * Returns the earlier position. Players may know the cards that were drawn since, so these cards go under the deck. If
 * the deck was shuffled since, all its cards were drawn, and their order is reversed.
 */
export function takenBack(back: GameState, now: GameState): GameState {
  if (back.kanly === null || now.kanly === null) return back;
  const { deck } = back.kanly;
  const left = now.kanly.deck;
  const drawn = deck.length - left.length;
  const isSameDeck = drawn >= 0 && left.every((card, at) => card === deck[at + drawn]);
  const next = isSameDeck ? [...deck.slice(drawn), ...deck.slice(0, drawn)] : [...deck].reverse();
  return { ...back, kanly: { ...back.kanly, deck: next } };
}
