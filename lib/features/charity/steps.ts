/** The steps of CHOAM Charity for powers, in the words of the rulebook. */

/** The steps of charity for powers. */
export interface CharitySteps {
  /** Whether the faction always receives charity without a claim, even if it has much spice. */
  readonly alwaysReceivesCharity?: true;
}
