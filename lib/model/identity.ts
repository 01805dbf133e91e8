/** The identity of a faction in every edition: its name, its leaders, and the names of its powers. */
export interface Identity {
  /** The name as a label, without article. */
  readonly name: string;
  /** The name in a sentence if it differs: `the Emperor`. It takes a singular verb. */
  readonly inSentence?: string;
  /** The name of its special forces. */
  readonly specialForces?: string;
  /**
   * The leaders with their strengths as the 2019 discs print them, in the order of the player aid pad. The main character
   * stands last; only tables that chose it have its disc.
   */
  readonly leaders: Readonly<Record<string, PrintedLeader>>;
  /** The fields that its powers add to a battle plan, with their names. */
  readonly planFields?: Names;
  /** The pieces that are revived like leaders, with their names. */
  readonly revivedAsLeaders?: Names;
  /** The name of each power after its owner: `the Emperor’s Sardaukar`. */
  readonly powers: Names;
}

/** A leader on a printed disc. `main` marks the main character of its faction. */
export interface PrintedLeader {
  readonly name: string;
  readonly strength: number;
  readonly main?: true;
}

/** The name of a module and of its parts, each under its own id. */
export interface ModuleIdentity {
  readonly name: string;
  /** What the host reads before choosing it, in whole sentences, and where it comes from. */
  readonly means: string;
  readonly source: string;
  /** The ids of the editions that it can be played with. */
  readonly editions: readonly string[];
  /** The powers without an owner. */
  readonly powers: Names;
  /** What each of them does, as a whole sentence after its name. */
  readonly powersDo: Names;
  readonly phases: Names;
  readonly setupSteps: Names;
  readonly secrets: Names;
  /** The module's own decks. The table chooses whether the app or the cardboard keeps each. */
  readonly decks: Names;
  /** Set if Mentat keeps its decks at every table, because play with its cardboard is not built yet. */
  readonly decksOnlyInApp?: true;
  /** The ids of modules that cannot be played together with it. */
  readonly notWith?: readonly string[];
}

type Names = Readonly<Record<string, string>>;
