/** Ends every switch over a union: a new member does not compile until each such place handles it. */
export function assertNever(value: never): never {
  throw new Error(`Unexpected value: ${JSON.stringify(value)}`);
}

/** Throws if a condition does not hold. Only a bug in our code can cause that. */
export function invariant(holds: boolean, claim: string): asserts holds {
  if (!holds) throw new Error(claim);
}

/** Returns the value. Throws if it is missing, so that the bug shows at once. */
export function must<T>(value: T | undefined | null, what: string): T {
  if (value === undefined || value === null) throw new Error(`Missing: ${what}`);
  return value;
}
