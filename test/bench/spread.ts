/** The distribution of measurements: a few numbers instead of thousands. */

export interface Spread {
  readonly mean: number;
  readonly p50: number;
  readonly p95: number;
}

export interface Tail {
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly max: number;
}

export function spreadOf(values: readonly number[]): Spread {
  const sorted = ascending(values);
  return { mean: rounded(meanOf(values)), p50: rounded(quantile(sorted, 0.5)), p95: rounded(quantile(sorted, 0.95)) };
}

export function tailOf(values: readonly number[]): Tail {
  const sorted = ascending(values);
  const at = (share: number) => rounded(quantile(sorted, share));
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99), max: at(1) };
}

/** The value that `share` of all values do not exceed (nearest rank); 0 for an empty list. */
export const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;

export const ascending = (values: readonly number[]): readonly number[] => [...values].sort((a, b) => a - b);

export const meanOf = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

export const rounded = (value: number): number => Math.round(value * 100) / 100;
