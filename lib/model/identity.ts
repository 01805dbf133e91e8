/** Who a faction is, whatever edition it plays in: what it is called, its leaders, and what its powers are called. */
export interface Identity {
  /** As a label, without article. */
  readonly name: string;
  /** Inside a sentence, where that differs: `the Emperor`. It takes a singular verb. */
  readonly inSentence?: string;
  /** What its special forces are called. */
  readonly specialForces?: string;
  /** As the 2019 discs print them, with the fighting strength, in the order of the player aid pad. */
  readonly leaders: Readonly<Record<string, { readonly name: string; readonly strength: number }>>;
  /** What each power is called after its owner: `the Emperor’s Sardaukar`. */
  readonly powers: Readonly<Record<string, string>>;
}
