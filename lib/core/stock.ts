/** Sums that are laid out with pieces from one stock. */

/** A kind of piece, and how many there are. */
export interface Stocked {
  readonly value: number;
  readonly count: number;
}

/**
 * Whether all these sums can be laid out at once with pieces from the stock, each with one piece at least. Pieces of 0
 * serve sums of 0 alone, because others do not need them.
 */
export function canLayOut(stock: readonly Stocked[], sums: readonly number[]): boolean {
  const zeros = stock.reduce((all, { value, count }) => all + (value === 0 ? count : 0), 0);
  const positive = sums.filter((sum) => sum !== 0).sort((one, other) => one - other);
  if (sums.length - positive.length > zeros) return false;
  const pieces = stock.filter(({ value }) => value > 0).sort((one, other) => other.value - one.value);
  return new Layout(pieces.map(({ value }) => value)).fits(
    positive,
    pieces.map(({ count }) => count),
  );
}

/** The search for a layout: the smallest sum first, because it has the fewest ways. */
class Layout {
  readonly #values: readonly number[];
  /** Positions without a layout, so that none is searched twice. */
  readonly #dead = new Set<string>();

  constructor(values: readonly number[]) {
    this.#values = values;
  }

  fits(sums: readonly number[], left: readonly number[]): boolean {
    const [first, ...rest] = sums;
    if (first === undefined) return true;
    const name = `${sums.length}/${left.join()}`;
    if (this.#dead.has(name)) return false;
    for (const after of this.#ways(first, left, 0)) if (this.fits(rest, after)) return true;
    this.#dead.add(name);
    return false;
  }

  /** Yields what each way to lay out a sum leaves of the pieces, the large pieces first. */
  *#ways(sum: number, left: readonly number[], from: number): Generator<readonly number[]> {
    if (sum === 0) {
      yield left;
      return;
    }
    for (let at = from; at < this.#values.length; at += 1) {
      const value = this.#values[at] ?? 0;
      const count = left[at] ?? 0;
      if (count > 0 && value <= sum) yield* this.#ways(sum - value, left.with(at, count - 1), at);
    }
  }
}
