/** Why something may not be, and what one can do instead. Each is one or more full sentences. */
export interface Explanation {
  readonly why: string;
  readonly next: string;
}

/** Both parts, in this order. */
export const explain = (why: string, next: string): Explanation => ({ why, next });
