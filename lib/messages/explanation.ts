/**
 * The explanation of a refusal or a failure: why something is not possible, and what the reader can do instead. Each
 * part is one or more full sentences.
 */
export interface Explanation {
  readonly why: string;
  readonly next: string;
}

/** Returns both parts as one text, first why, then what to do. */
export const explain = (why: string, next: string): Explanation => ({ why, next });
