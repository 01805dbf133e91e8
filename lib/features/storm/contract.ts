import type { ForceStack, Sector, SpiceOnBoard } from '../../model/board.ts';
import type { Commitments } from '../../model/commitments.ts';
import type { FactionId } from '../../model/factions.ts';
import type { CancelScope, PowerUse, CancelState } from '../../model/cancel-state.ts';
import type {
  NumberRange,
  SteeredBy,
  StormControl,
  StormDial,
  StormId,
  StormReport,
  StormStepId,
} from '../../model/storm.ts';
import type { TerritoryId } from '../../model/territories.ts';

/** The storm phase; `step` is its present step. Commitments are secret until one event reveals both. */
export interface StormActivity extends CancelState {
  readonly kind: 'storm';
  readonly id: StormId;
  readonly step: 'weather' | 'weather-answer' | 'dials' | 'steered' | 'atomics' | 'moving' | 'moved' | 'over';
  readonly steeredBy: SteeredBy;
  readonly dialers: readonly [FactionId, FactionId];
  readonly range: NumberRange;
  readonly committed: Commitments<number>;
  /** The dials. The list is empty until both are revealed, and if Weather Control replaces the dials. */
  readonly revealed: readonly StormDial[];
  readonly control: StormControl | null;
  /** The second Weather Control: a number below 0 moves the storm back. `null` if nobody has played a second card. */
  readonly answer: StormControl | null;
  /** The distance of the storm, once it is known. */
  readonly sectors: number | null;
  readonly atomics: FactionId | null;
  /** The losses that owners have chosen. `count` and `special` are the forces that die. */
  readonly chosenLosses: readonly { readonly faction: FactionId; readonly lost: readonly ForceStack[] }[];
}

/** The slice of this feature. */
export interface StormSlice {
  /** The two factions that used the wheels last, in a battle or for a storm; they dial the next storm. */
  readonly lastWheels: readonly [FactionId, FactionId] | null;
  /** The result of the last storm; `null` before the first. */
  readonly lastStorm: StormReport | null;
  readonly nextStorm: number;
}

/** The events of the storm. */
export type StormEvent =
  | ({ readonly type: 'StormBegan'; readonly storm: StormId } & StormDialling)
  /** A correction has changed the facts behind the dials, so the dials are cleared. */
  | ({
      readonly type: 'StormDialsReset';
      readonly storm: StormId;
      /** The cause: a correction, or a Karama that has cancelled the power which moves the storm. */
      readonly because: 'corrected' | 'cancelled';
    } & StormDialling)
  /** `control` is `null` if nobody played Weather Control. Then the storm is dialled. */
  | {
      readonly type: 'WeatherResolved';
      readonly storm: StormId;
      readonly control: StormControl | null;
      /** Whether a second Weather Control may answer the first. */
      readonly mayBeAnswered?: true;
    }
  /** The answer to a Weather Control with a second one; `null` if nobody played it. */
  | { readonly type: 'WeatherAnswered'; readonly storm: StormId; readonly answer: StormControl | null }
  | {
      readonly type: 'StormDialCommitted';
      readonly storm: StormId;
      readonly faction: FactionId;
      readonly dial: number;
    }
  /** The losses that the owner chose, if the storm kills only some of these forces. */
  | {
      readonly type: 'StormLossesChosen';
      readonly storm: StormId;
      readonly faction: FactionId;
      readonly lost: readonly ForceStack[];
    }
  /** A correction has changed the caught forces, so the losses must be chosen again. */
  | { readonly type: 'StormLossesReset'; readonly storm: StormId }
  | { readonly type: 'StormDialWithdrawn'; readonly storm: StormId; readonly faction: FactionId }
  | {
      readonly type: 'StormDialsRevealed';
      readonly storm: StormId;
      readonly dials: readonly [StormDial, StormDial];
      /** The sum of the dials, which is the distance of the storm. */
      readonly sectors: number;
    }
  /** The die for the storm has been thrown, for all to see. */
  | { readonly type: 'StormThrown'; readonly storm: StormId; readonly sectors: number }
  /** `by` is `null` if nobody played Family Atomics. Otherwise the Shield Wall is destroyed. */
  | { readonly type: 'AtomicsResolved'; readonly storm: StormId; readonly by: FactionId | null }
  /** The storm has moved. Separate events with the losses follow. */
  | {
      readonly type: 'StormMoved';
      readonly storm: StormId;
      readonly from: Sector;
      readonly to: Sector;
      readonly sectors: number;
      readonly forcesLost: readonly ForceStack[];
      readonly spiceLost: readonly SpiceOnBoard[];
      readonly firstPlayer: FactionId;
    }
  | { readonly type: 'StormEnded'; readonly storm: StormId };

/** The means by which a storm moves. For dials, also the two factions and their ranges. */
export interface StormDialling {
  readonly steeredBy: SteeredBy;
  readonly dialers: readonly [FactionId, FactionId];
  readonly range: NumberRange;
}

/** The prompts of the storm; each comment gives the shape of an answer. */
export type StormPrompt =
  /** The prompt for the two factions that dial the storm: a number of `range`. */
  | {
      readonly kind: 'storm-dial';
      readonly storm: StormId;
      /** The faction at the other wheel. */
      readonly other: FactionId;
      readonly range: NumberRange;
    }
  /**
   * The storm kills only some of these forces, when the storm moves or when the forces enter the storm. The answer is a
   * record of `lossFields` to numbers.
   */
  | {
      readonly kind: 'storm-losses';
      readonly during: CancelScope;
      readonly stacks: readonly ForceStack[];
      readonly due: readonly { readonly territory: TerritoryId; readonly count: number }[];
    };

/** The log lines of a storm. */
export type StormLogFact =
  /** `dialers` is `null` if a power moves the storm. */
  | { readonly code: 'storm-began'; readonly dialers: readonly [FactionId, FactionId] | null }
  /** A correction has changed the dialling factions or their ranges. */
  | {
      readonly code: 'storm-dials-reset';
      readonly because: 'corrected' | 'cancelled';
      readonly dialers: readonly [FactionId, FactionId] | null;
    }
  | { readonly code: 'weather-controlled'; readonly by: FactionId; readonly sectors: number }
  /** A number below 0 moves the storm back. */
  | { readonly code: 'weather-answered'; readonly by: FactionId; readonly sectors: number }
  | { readonly code: 'storm-dial-committed'; readonly faction: FactionId }
  | { readonly code: 'storm-dial-withdrawn'; readonly faction: FactionId }
  | {
      readonly code: 'storm-dials-revealed';
      readonly dials: readonly [StormDial, StormDial];
      readonly sectors: number;
    }
  | { readonly code: 'storm-thrown'; readonly sectors: number }
  | { readonly code: 'shield-wall-destroyed'; readonly by: FactionId }
  | {
      readonly code: 'storm-moved';
      readonly from: Sector;
      readonly to: Sector;
      readonly sectors: number;
      readonly firstPlayer: FactionId;
    };

/** The public view of a storm dial: covered until the reveal. */
export type SealedDial =
  { readonly state: 'open' } | { readonly state: 'sealed' } | { readonly state: 'shown'; readonly dial: number };

export interface StormDialView {
  readonly faction: FactionId;
  readonly dial: SealedDial;
}

/** The public view of the storm phase. From the step `moved` on, it has the result. */
export interface StormView {
  readonly id: StormId;
  readonly step: StormStepId;
  /** The two dialling factions; empty if Weather Control or a power replaces them. */
  readonly dialers: readonly StormDialView[];
  readonly range: NumberRange | null;
  readonly control: StormControl | null;
  /** The second Weather Control; `null` if there is none. */
  readonly answer: StormControl | null;
  /** The distance of the storm, once it is known. */
  readonly sectors: number | null;
  readonly atomics: FactionId | null;
  readonly outcome: Pick<StormReport, 'from' | 'to' | 'forcesLost' | 'spiceLost' | 'firstPlayer'> | null;
}

/** The windows of the storm. */
export type StormWindow =
  /**
   * The window before the dials. Answers are `{ play: false }`, `{ play: true, slot, card, sectors }`, or `{ play:
   * true, slot, card, use }`. The last of these answers cancels `uses[use]` if nobody plays the window's own card. If
   * `first` is there, the window asks for a second Weather Control, whose `sectors` count from where the first one leads.
   */
  | {
      readonly kind: 'weather-control';
      readonly storm: StormId;
      readonly uses: readonly PowerUse[];
      readonly first?: StormControl;
    }
  /**
   * The window before the move by `sectors`, or after it, if `hasMoved` is there. Answers are `{ play: false }` or `{ play: true, slot, card }`; `acts` is
   * as in the window before the dials.
   */
  | {
      readonly kind: 'family-atomics';
      readonly storm: StormId;
      readonly sectors: number;
      readonly uses: readonly PowerUse[];
      readonly hasMoved?: true;
    };

/** The moderator opens the storm phase of this turn, while the table plays on the board. */
export interface StormCommand {
  readonly type: 'BeginStorm';
}

/** The public view of this feature. */
export interface StormPublicView {
  /** The storm phase that runs. After the storm has moved, this view stays until the next phase begins. */
  readonly stormPhase: StormView | null;
  /** The two factions that used the wheels last; empty if nobody has used them. */
  readonly lastWheels: readonly FactionId[];
}

/** The own view of this feature. */
export interface StormOwnView {
  /** The faction's committed dial of the running storm. */
  readonly stormDial: number | null;
}

/** The facts of the storm that a moderator sets. */
export type StormFact =
  | { readonly kind: 'storm'; readonly sector: Sector }
  /** Whether the Shield Wall stands and protects the cities and the basin behind it. */
  | { readonly kind: 'shield-wall'; readonly stands: boolean }
  /**
   * The two factions that used the wheels last and dial the next storm; both are `null` if nobody has used the wheels
   * yet.
   */
  | { readonly kind: 'last-wheels'; readonly one: FactionId | null; readonly two: FactionId | null };

/** The refusals of the storm. */
export type StormRefusal =
  /** The storm moves only once a turn. */
  | { readonly code: 'storm-has-moved'; readonly turn: number }
  /** Either two different factions used the wheels last, or nobody used them. */
  | { readonly code: 'wheels-need-two' };

/** The contract of the storm. */
export interface StormContract {
  readonly refusal: StormRefusal;
  readonly slice: StormSlice;
  readonly activity: StormActivity;
  readonly event: StormEvent;
  readonly prompt: StormPrompt;
  readonly logFact: StormLogFact;
  readonly window: StormWindow;
  readonly command: StormCommand;
  readonly fact: StormFact;
  readonly publicView: StormPublicView;
  readonly ownView: StormOwnView;
}
