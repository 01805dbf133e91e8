/** What powers can touch of spice that allies set aside for each other. */
export interface PledgeSteps {
  /** It may pay for the revivals of its allies, too. */
  readonly paysForRevivals?: true;
}
