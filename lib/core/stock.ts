/** Sums that are laid out with pieces from one stock. */

/** A kind of piece, and the number of pieces of this kind. */
export interface Stocked {
  readonly value: number;
  readonly count: number;
}

/**
 * Whether pieces from the stock can make up all these sums at once. Each sum needs at least one piece. Pieces of 0
 * serve only sums of 0, because other sums do not need them.
 */
export function canLayOut(stock: readonly Stocked[], sums: readonly number[]): boolean {
  const zeros = stock.reduce((all, { value, count }) => all + (value === 0 ? count : 0), 0);
  // The smallest sum can be made up in the fewest ways, so it comes first.
  const positive = sums.filter((sum) => sum !== 0).sort((one, other) => one - other);
  const pieces = stock.filter(({ value }) => value > 0).sort((one, other) => other.value - one.value);
  return sums.length - positive.length <= zeros && fits(positive, pieces, new Set());
}

/** `dead` holds positions without a layout, so that no position is searched twice. */
function fits(sums: readonly number[], pieces: readonly Stocked[], dead: Set<string>): boolean {
  const [first, ...rest] = sums;
  if (first === undefined) return true;
  const name = `${sums.length}/${pieces.map(({ count }) => count).join()}`;
  if (dead.has(name)) return false;
  for (const left of waysTo(first, pieces, 0)) if (fits(rest, left, dead)) return true;
  dead.add(name);
  return false;
}

/**
 * Yields the pieces that are left after each way to lay out a sum. Large pieces are laid first, starting with this
 * kind.
 */
function* waysTo(sum: number, pieces: readonly Stocked[], from: number): Generator<readonly Stocked[]> {
  if (sum === 0) {
    yield pieces;
    return;
  }
  for (const [at, { value, count }] of pieces.entries()) {
    if (at >= from && count > 0 && value <= sum)
      yield* waysTo(sum - value, pieces.with(at, { value, count: count - 1 }), at);
  }
}
