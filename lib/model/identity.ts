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
  /** What its powers add to a battle plan, each with its name. */
  readonly planFields?: Names;
  /** What comes back from the tanks in the place of a leader, each with its name. */
  readonly revivedAsLeaders?: Names;
  /** What each power is called after its owner: `the Emperor’s Sardaukar`. */
  readonly powers: Names;
}

/** What a module is called, and what it brings: each thing under its own id, with its name. */
export interface ModuleIdentity {
  readonly name: string;
  /** Powers that are nobody’s. */
  readonly powers: Names;
  readonly phases: Names;
  readonly setupSteps: Names;
  readonly secrets: Names;
  /** Decks of its own. The table says for each whether the app or the cardboard keeps it. */
  readonly decks: Names;
}

type Names = Readonly<Record<string, string>>;
