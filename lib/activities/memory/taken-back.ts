/**
 * What is remembered once the table has gone back: the hands as they were then, and what was seen since of cards that lay
 * in them already. The deck is shuffled anew by that, but for the row of cards for sale.
 */
import type { Memory } from './contract.ts';
import { rowAgain } from './deck.ts';
import { withSeenAgain } from './hands.ts';
import { heldBy } from './held.ts';

export function takenBack(then: Memory, now: Memory, isShuffled: boolean): Memory {
  const back: Memory = {
    ...then,
    row: rowAgain(then.row, now.row),
    onDeck: isShuffled ? [] : then.onDeck,
    marks: now.marks,
    count: Math.max(then.count, now.count),
  };
  return now.sights
    .filter((sight) => !then.sights.includes(sight))
    .reduce((memory, sight) => {
      const there = heldBy(memory, sight.faction).flatMap(({ from }) => from);
      return sight.among.every((name) => there.includes(name)) ? withSeenAgain(memory, sight) : memory;
    }, back);
}
