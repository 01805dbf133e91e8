/** Random choices of a player, and the moves that use them. */
import { shuffled, type Actor, type Random, type Command } from '#engine';

export interface Move {
  readonly by: Actor;
  readonly command: Command;
}

/** Returns one of several values; `null` and `undefined` may be among the values. */
export function pickRandom<T>(items: readonly T[], random: Random): T {
  if (items.length === 0) throw new Error('There is nothing to pick from.');
  return items[random(items.length)] as T;
}

export const chance = (percent: number, random: Random): boolean => random(100) < percent;
export const some = <T>(items: readonly T[], count: number, random: Random): readonly T[] =>
  shuffled(items, random).slice(0, count);

/** Calls these functions in turn and returns the first move; `null` if no function returns a move. */
export function firstDone<T>(ways: readonly T[], done: (way: T) => Move | null): Move | null {
  for (const way of ways) {
    const move = done(way);
    if (move !== null) return move;
  }
  return null;
}
