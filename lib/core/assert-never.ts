/** Ends every switch over a union: a new member does not compile until each such place has learnt it. */
export function assertNever(value: never): never {
  throw new Error(`Unexpected value: ${JSON.stringify(value)}`);
}

/** Stops on what only our own bug can cause. */
export function invariant(holds: boolean, claim: string): asserts holds {
  if (!holds) throw new Error(claim);
}

/** Turns "this cannot be missing" into a loud bug instead of an `undefined` that travels. */
export function must<T>(value: T | undefined | null, what: string): T {
  if (value === undefined || value === null) throw new Error(`Missing: ${what}`);
  return value;
}
