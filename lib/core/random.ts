/**
 * Chance for the engine: a whole number from 0 to `bound - 1`, each equally likely. The server passes an unpredictable
 * source; tests pass a seeded one. The result is written into an event.
 */
export type Random = (bound: number) => number;

/** Returns a repeatable `Random` for tests and simulations (mulberry32). Never use it for a real table. */
export function seededRandom(seed: number): Random {
  let a = seed >>> 0;
  return (bound) => {
    a = (a + 0x6d2b79f5) >>> 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 4294967296) * bound);
  };
}

/** Returns the same items in a random order (Fisher–Yates). The input does not change. */
export function shuffled<T>(items: readonly T[], random: Random): readonly T[] {
  const deck = [...items];
  for (let last = deck.length - 1; last > 0; last -= 1) {
    const pick = random(last + 1);
    [deck[last], deck[pick]] = [deck[pick] as T, deck[last] as T];
  }
  return deck;
}
