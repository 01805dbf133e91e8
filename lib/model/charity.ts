/** The id of the charity, of which there is never more than one. */
export type CharityId = 'charity';

/** The charity: a faction with at most `holding` spice may claim it, and then has `upTo`. */
export interface Charity {
  readonly holding: number;
  readonly upTo: number;
  /** The first turn in which a power gives charity without a claim. */
  readonly withoutClaimFrom: number;
}
