/** What others can hang on to in CHOAM Charity, in the words of the rulebook. */

/** What powers can touch of charity. */
export interface CharitySteps {
  /** Charity: its faction always receives it, whatever it holds, and calls for nothing. */
  readonly alwaysReceivesCharity?: true;
}
