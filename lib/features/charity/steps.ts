/** The steps of CHOAM Charity for powers, in the words of the rulebook. */

/** The steps of charity for powers. */
export interface CharitySteps {
  /** Charity: the faction always receives it, however much spice it has, without a claim. */
  readonly alwaysReceivesCharity?: true;
}
