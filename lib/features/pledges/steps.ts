/** The step of pledges for powers. */
export interface PledgeSteps {
  /** Whether the faction may also pay for revivals of its allies. */
  readonly paysForRevivals?: true;
}
