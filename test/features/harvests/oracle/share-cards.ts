/** The thirty share cards of 1984, by a second reading. @rules AH79 Spice Harvest III.4 · R-220 */

/** The values of the share cards, each card once. */
const CARDS: readonly number[] = [
  ...[0, 1, 2, 3, 4, 5].flatMap((value) => [value, value, value]),
  ...[6, 7, 8, 10, 12, 15].flatMap((value) => [value, value]),
];

/** With more than six takers, the Manager can give any shares. */
const MOST_TAKERS = 6;

/** The sum of the smallest cards, one for each player. */
export const leastToGive = (players: number): number =>
  players > MOST_TAKERS ? 0 : CARDS.slice(0, players).reduce((sum, value) => sum + value, 0);

/** Whether the Manager can give these shares. */
export const canBeGiven = (shares: readonly number[]): boolean => shares.length > MOST_TAKERS || areShareCards(shares);

/**
 * Whether share cards can make up these shares. The search starts with the largest card. It gives each card to one of
 * the shares, or leaves it in the box.
 */
export function areShareCards(shares: readonly number[]): boolean {
  if (shares.filter((share) => share === 0).length > 3) return false;
  let reached = new Set([sorted(shares.filter((share) => share > 0))]);
  for (const value of CARDS.toReversed()) {
    if (value === 0) break;
    const next = new Set(reached);
    for (const one of reached) {
      const left = one === '' ? [] : one.split(',').map(Number);
      left.forEach((share, at) => {
        if (share >= value) next.add(sorted(left.with(at, share - value).filter((still) => still > 0)));
      });
    }
    reached = next;
  }
  return reached.has('');
}

const sorted = (shares: readonly number[]): string => shares.toSorted((one, other) => one - other).join();
