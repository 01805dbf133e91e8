/** What powers can touch of spice that allies set aside for each other. */
export interface PledgeHooks {
  /** It may pay for the revivals of its allies, too. */
  readonly paysForRevivals?: true;
}
