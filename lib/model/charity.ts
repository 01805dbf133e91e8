/** There is never more than one. */
export type CharityId = 'charity';

/** Whoever holds at most `holding` spice may claim it, and has `upTo` then. */
export interface Charity {
  readonly holding: number;
  readonly upTo: number;
  /** The first turn in which a power gives it without a claim. */
  readonly withoutClaimFrom: number;
}
