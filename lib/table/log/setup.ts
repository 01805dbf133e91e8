import type { ForcesSide, Place, Troops } from '../board.ts';
import type { FactionId } from '../factions.ts';
import type { OwnedMove } from '../instructions.ts';
import type { Prediction } from '../prediction.ts';
import type { DrawnMatter } from '../setup.ts';

/** What is told of how a game is set up. */
export type SetupLogFact =
  | { readonly code: 'setup-began' }
  | { readonly code: 'prediction-sealed'; readonly faction: FactionId }
  | { readonly code: 'own-prediction'; readonly prediction: Prediction | 'untold' }
  | { readonly code: 'own-drawn'; readonly faction: FactionId; readonly matter: DrawnMatter }
  | { readonly code: 'starting-spice'; readonly faction: FactionId; readonly amount: number }
  | ({ readonly code: 'forces-placed'; readonly faction: FactionId; readonly side: ForcesSide } & Troops & Place)
  /** The board stands as Mentat has it, so what nobody has ticked counts as done. */
  | { readonly code: 'setup-ended'; readonly takenAsDone: readonly OwnedMove[] };
