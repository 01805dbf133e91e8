/** The step of pledges for powers. */
export interface PledgeSteps {
  /** Set if the faction may also pay for its allies' revivals. */
  readonly paysForRevivals?: true;
}
