/** The identity of a faction in every edition: its name, its leaders, and the names of its powers. */
export interface Identity {
  /** The name as a label, without article. */
  readonly name: string;
  /** The name inside a sentence, if it differs: `the Emperor`. A verb after it is singular. */
  readonly inSentence?: string;
  /** The name of the faction's special forces. */
  readonly specialForces?: string;
  /**
   * The leaders with their strengths as the 2019 discs print them, in the order of the player aid pad. The main character
   * stands last; only tables that chose it have its disc.
   */
  readonly leaders: Readonly<Record<string, PrintedLeader>>;
  /** The fields that the faction's powers add to a battle plan, with the names of the fields. */
  readonly planFields?: Names;
  /** The pieces that are revived like leaders, with the names of the pieces. */
  readonly revivedAsLeaders?: Names;
  /** The name of each power after the owner's name: `the Emperor’s Sardaukar`. */
  readonly powers: Names;
}

/** A leader on a printed disc. `main` marks the main character of its faction. */
export interface PrintedLeader {
  readonly name: string;
  readonly strength: number;
  readonly main?: true;
}

/** The name of a module and of its parts, each under the id of the part. */
export interface ModuleIdentity {
  readonly name: string;
  /** The text that the host reads before choosing the module, in whole sentences, and the source of the module. */
  readonly means: string;
  readonly source: string;
  /** The ids of the editions with which the module can be played. */
  readonly editions: readonly string[];
  /** Set while a part of the module is not built. The form for a new table does not offer such a module. */
  readonly isUnfinished?: true;
  /** The names of the powers that belong to no faction. */
  readonly powers: Names;
  /** The effect of each power, as a whole sentence after the name of the power. */
  readonly powersDo: Names;
  readonly phases: Names;
  readonly setupSteps: Names;
  readonly secrets: Names;
  /** The module's own decks. The table chooses whether the app or the cardboard keeps each deck. */
  readonly decks: Names;
  /** Set if the app keeps the module's decks at a new table until the host chooses otherwise. */
  readonly decksInAppFirst?: true;
  /** The ids of modules that cannot be played together with this one. */
  readonly notWith?: readonly string[];
}

type Names = Readonly<Record<string, string>>;
