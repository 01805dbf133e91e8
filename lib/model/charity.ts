/** The id of the charity. At most one charity runs at a time. */
export type CharityId = 'charity';

/** The charity: a faction with at most `holding` spice may claim charity, and has `upTo` spice after the payment. */
export interface Charity {
  readonly holding: number;
  readonly upTo: number;
  /** The first turn in which a power gives charity without a claim. */
  readonly withoutClaimFrom: number;
}
