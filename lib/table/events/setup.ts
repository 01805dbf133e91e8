import type { ForcesSide, Place, Troops } from '../board.ts';
import type { FactionId } from '../factions.ts';
import type { PhaseId } from '../phases.ts';
import type { Prediction } from '../prediction.ts';
import type { DrawnMatter, SetupStep } from '../setup.ts';

/** How a game is set up. */
export type SetupEvents =
  | { readonly type: 'SetupBegan'; readonly step: SetupStep }
  /** The step before is done; nobody has done anything of this one. */
  | { readonly type: 'SetupStepBegan'; readonly step: SetupStep }
  | { readonly type: 'SetupPartDone'; readonly faction: FactionId }
  | {
      readonly type: 'PredictionSealed';
      readonly faction: FactionId;
      readonly prediction: Prediction | 'untold';
    }
  /** A faction has drawn from the cardboard; what it told of it, if anything, is an event of its own. */
  | { readonly type: 'OwnDrawn'; readonly faction: FactionId; readonly matter: DrawnMatter }
  | { readonly type: 'StartingSpiceTaken'; readonly faction: FactionId; readonly spice: number }
  /** From the reserves onto the board, as the game is set up. */
  | ({ readonly type: 'ForcesPlaced'; readonly faction: FactionId; readonly side: ForcesSide } & Troops & Place)
  /** `phase` is the one that comes next. */
  | { readonly type: 'SetupEnded'; readonly phase: PhaseId };
