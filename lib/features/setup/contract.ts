import type { ForcesSide, Place, Forces } from '../../model/board.ts';
import type { FactionId } from '../../model/factions.ts';
import type { OwnedAction } from '../../model/instructions.ts';
import type { PhaseId } from '../../model/phases.ts';
import type { Prediction } from '../../model/prediction.ts';
import type { DrawnSecret, SetupStepId, TraitorsDrawn } from '../../model/setup.ts';

/** The set-up of a game; `step` is the step it is at. */
export interface SetupActivity {
  readonly kind: 'setup';
  readonly id: 'setup';
  readonly step: SetupStepId;
  /** Who has done their part of this step. */
  readonly doneBy: readonly FactionId[];
}

/** How a game is set up. */
export type SetupEvent =
  | { readonly type: 'SetupBegan'; readonly step: SetupStepId }
  /** The step before is done; nobody has done anything of this one. */
  | { readonly type: 'SetupStepBegan'; readonly step: SetupStepId }
  | { readonly type: 'SetupPartDone'; readonly faction: FactionId }
  | {
      readonly type: 'PredictionSealed';
      readonly faction: FactionId;
      readonly prediction: Prediction | 'untold';
    }
  /** A faction has drawn from the cardboard; what it told of it, if anything, is an event of its own. */
  | { readonly type: 'OwnDrawn'; readonly faction: FactionId; readonly matter: DrawnSecret }
  | { readonly type: 'StartingSpiceTaken'; readonly faction: FactionId; readonly spice: number }
  /** From the reserves onto the board, as the game is set up. */
  | ({ readonly type: 'ForcesPlaced'; readonly faction: FactionId; readonly side: ForcesSide } & Forces & Place)
  /** `phase` is the one that comes next. */
  | { readonly type: 'SetupEnded'; readonly phase: PhaseId };

/** What it asks beside the answers; the comment gives the shape of an answer. */
export type SetupPrompt =
  /** Who wins, and when: `{ faction, turn }`, or `'untold'` where it lies on its cards only. */
  | { readonly kind: 'predict' }
  /** Cardboard: take so many and keep some. `'drawn'` when that is done; telling what they are answers it too. */
  | {
      readonly kind: 'draw-own';
      readonly matter: DrawnSecret;
      readonly from: TraitorsDrawn;
      readonly count: number;
      readonly keeps: number;
    }
  /**
   * Where forces begin: a record of part name to ordinary forces, of part name with `PLACED_SPECIAL` to special ones,
   * and of `RESERVED_SPECIAL` to special ones held back; without special forces in reserve, of part name alone.
   */
  | {
      readonly kind: 'spread-forces';
      readonly parts: readonly Place[];
      readonly count: number;
      /** Special forces in the reserves. */
      readonly special: number;
    }
  /** Where so many forces begin: a part name. */
  | { readonly kind: 'start-anywhere'; readonly count: number }
  /** One's part of the board is set up: `true`. */
  | { readonly kind: 'setup-done' };

/** What is told of how a game is set up. */
export type SetupLogFact =
  | { readonly code: 'setup-began' }
  | { readonly code: 'prediction-sealed'; readonly faction: FactionId }
  | { readonly code: 'own-prediction'; readonly prediction: Prediction | 'untold' }
  | { readonly code: 'own-drawn'; readonly faction: FactionId; readonly matter: DrawnSecret }
  | { readonly code: 'starting-spice'; readonly faction: FactionId; readonly amount: number }
  | ({ readonly code: 'forces-placed'; readonly faction: FactionId; readonly side: ForcesSide } & Forces & Place)
  /** The board stands as Mentat has it, so what nobody has ticked counts as done. */
  | { readonly code: 'setup-ended'; readonly takenAsDone: readonly OwnedAction[] };

/** Sets the game up from an empty board, step by step. Moderator. */
export interface SetupCommand {
  readonly type: 'BeginSetup';
}

/** The set-up as the whole table may see it. */
export interface SetupView {
  readonly step: SetupStepId;
  /** Every step, in its order. */
  readonly steps: readonly SetupStepId[];
  /** Who keeps every traitor that it takes; by the powers of its sheet, so that everybody can see it. */
  readonly keepsAllTraitors: readonly FactionId[];
}

/** What everybody sees of it. */
export interface SetupPublicView {
  /** `null` while no game is being set up. */
  readonly setup: SetupView | null;
}

/** What the set-up refuses. */
export type SetupRefusal =
  /** Something is entered or played already, which a set-up would have to take away. */
  { readonly code: 'game-under-way' };

/** The set-up, as the table knows it. */
export interface SetupContract {
  readonly refusal: SetupRefusal;
  readonly activity: SetupActivity;
  readonly event: SetupEvent;
  readonly prompt: SetupPrompt;
  readonly logFact: SetupLogFact;
  readonly command: SetupCommand;
  readonly publicView: SetupPublicView;
}
