/**
 * The memory after a take-back: the hands of that moment, and later sights of cards that were already in these hands. A
 * take-back shuffles the deck, except the row of cards for sale.
 */
import type { CardMemory, Sight } from './contract.ts';
import { rowAgain } from './deck.ts';
import { withSeenAgain } from './hands.ts';
import { heldBy } from './held.ts';

/**
 * Returns one seat's memory after a take-back. `then` is the memory of that moment, and `now` the memory before the
 * take-back.
 */
export function onTakeBack(then: CardMemory, now: CardMemory, isShuffled: boolean): CardMemory {
  const back: CardMemory = {
    ...then,
    row: rowAgain(then.row, now.row),
    onDeck: isShuffled ? [] : then.onDeck,
    marks: now.marks,
    count: Math.max(then.count, now.count),
  };
  const known = new Set(then.sights.map(toldApart));
  return now.sights
    .filter((sight) => !known.has(toldApart(sight)))
    .reduce((memory, sight) => {
      const there = heldBy(memory, sight.faction).flatMap(({ from }) => from);
      return sight.among.every((name) => there.includes(name)) ? withSeenAgain(memory, sight) : memory;
    }, back);
}

/**
 * Returns a key that compares sights by value. A position that was read from disk shares no objects with later
 * positions.
 */
const toldApart = ({ faction, among, card, how, turn }: Sight): string =>
  JSON.stringify([faction, among, card, how, turn]);
