import type { ForcesSide, Place, Forces } from '../../model/board.ts';
import type { FactionId } from '../../model/factions.ts';
import type { OwnedAction } from '../../model/instructions.ts';
import type { PhaseId } from '../../model/phases.ts';
import type { Prediction } from '../../model/prediction.ts';
import type { DrawnSecret, SetupStepId, TraitorsDrawn } from '../../model/setup.ts';

/** The set-up of a game; `step` is its present step. */
export interface SetupActivity {
  readonly kind: 'setup';
  readonly id: 'setup';
  readonly step: SetupStepId;
  /** The factions that have finished this step. */
  readonly doneBy: readonly FactionId[];
}

/** The events of the set-up. */
export type SetupEvent =
  | { readonly type: 'SetupBegan'; readonly step: SetupStepId }
  /** The next step begins. No faction has finished the step yet. */
  | { readonly type: 'SetupStepBegan'; readonly step: SetupStepId }
  | { readonly type: 'SetupPartDone'; readonly faction: FactionId }
  | {
      readonly type: 'PredictionSealed';
      readonly faction: FactionId;
      readonly prediction: Prediction | 'untold';
    }
  /** A faction has drawn physical cards. A separate event declares the cards. */
  | { readonly type: 'OwnDrawn'; readonly faction: FactionId; readonly matter: DrawnSecret }
  | { readonly type: 'StartingSpiceTaken'; readonly faction: FactionId; readonly spice: number }
  /** Forces go from the reserves to the board. */
  | ({ readonly type: 'ForcesPlaced'; readonly faction: FactionId; readonly side: ForcesSide } & Forces & Place)
  /** `phase` is the phase that follows the set-up. */
  | { readonly type: 'SetupEnded'; readonly phase: PhaseId };

/** The prompts of the set-up; each comment gives the shape of an answer. */
export type SetupPrompt =
  /** The prediction: `{ faction, turn }`, or `'untold'` if the prediction is only on physical cards. */
  | { readonly kind: 'predict' }
  /**
   * Physical cards: the faction draws this number and keeps some of them. The answer is `'drawn'`. A declaration of the
   * cards also answers the prompt.
   */
  | {
      readonly kind: 'draw-own';
      readonly matter: DrawnSecret;
      readonly from: TraitorsDrawn;
      readonly count: number;
      readonly keeps: number;
    }
  /**
   * The places of the first forces. The answer is a record of part names to ordinary forces. With special forces, it
   * also has part names with `PLACED_SPECIAL` for special forces there, and `RESERVED_SPECIAL` for special forces in
   * reserve.
   */
  | {
      readonly kind: 'spread-forces';
      readonly parts: readonly Place[];
      readonly count: number;
      /** Special forces in the reserves. */
      readonly special: number;
    }
  /** The place of this number of forces: the name of a part. */
  | { readonly kind: 'start-anywhere'; readonly count: number }
  /** The own part of the board is set up. The answer is `true`. */
  | { readonly kind: 'setup-done' };

/** The log lines of the set-up. */
export type SetupLogFact =
  | { readonly code: 'setup-began' }
  | { readonly code: 'prediction-sealed'; readonly faction: FactionId }
  | { readonly code: 'own-prediction'; readonly prediction: Prediction | 'untold' }
  | { readonly code: 'own-drawn'; readonly faction: FactionId; readonly matter: DrawnSecret }
  | { readonly code: 'starting-spice'; readonly faction: FactionId; readonly amount: number }
  | ({ readonly code: 'forces-placed'; readonly faction: FactionId; readonly side: ForcesSide } & Forces & Place)
  /** The players agree that the board is as Mentat shows it, so unticked instructions count as done. */
  | { readonly code: 'setup-ended'; readonly takenAsDone: readonly OwnedAction[] };

/** The moderator sets the game up from an empty board, step by step. */
export interface SetupCommand {
  readonly type: 'BeginSetup';
}

/** The public view of the set-up. */
export interface SetupView {
  readonly step: SetupStepId;
  /** The steps of the set-up, in order. */
  readonly steps: readonly SetupStepId[];
  /** The factions that keep every traitor. This is public, because it is on the factions' sheets. */
  readonly keepsAllTraitors: readonly FactionId[];
}

/** The public view of this feature. */
export interface SetupPublicView {
  /** The running set-up; `null` if no set-up runs. */
  readonly setup: SetupView | null;
}

/** The refusals of the set-up. */
export type SetupRefusal =
  /** The table would lose something that was entered or played already. */
  { readonly code: 'game-under-way' };

/** The contract of the set-up. */
export interface SetupContract {
  readonly refusal: SetupRefusal;
  readonly activity: SetupActivity;
  readonly event: SetupEvent;
  readonly prompt: SetupPrompt;
  readonly logFact: SetupLogFact;
  readonly command: SetupCommand;
  readonly publicView: SetupPublicView;
}
