/** There is never more than one. */
export type CharityId = 'charity';

/** Whoever holds at most `holding` spice may claim it, and has `upTo` then. */
export interface Charity {
  readonly holding: number;
  readonly upTo: number;
}
