import type { ForcesSide } from '../../model/board.ts';
import type { FactionId } from '../../model/factions.ts';
import type { Prediction } from '../../model/prediction.ts';
import type { TerritoryId } from '../../model/territories.ts';

/** The commands of that seat. */
export type BeneGesseritCommand =
  /** Turns all forces of one territory to their other side. */
  { readonly type: 'FlipForces'; readonly territory: TerritoryId; readonly side: ForcesSide };

/**
 * The prediction of the winner and the turn; `untold` if the prediction is only on the printed cards. Only the
 * predicting faction knows the prediction.
 */
export interface PredictionSecret {
  readonly kind: 'prediction';
  readonly prediction: Prediction | 'untold';
}

/** The own view of this feature. */
export interface BeneGesseritOwnView {
  /** The prediction of this faction; `null` if this faction predicts nothing. */
  readonly prediction: Prediction | 'untold' | null;
}

/** The refusals of predictions and turns. */
export type BeneGesseritRefusal =
  | { readonly code: 'does-not-predict'; readonly faction: FactionId }
  | { readonly code: 'predicts-itself' }
  /** The refusal while Mentat plays a phase, and in a phase in which forces do not turn. */
  | { readonly code: 'board-not-free' }
  | { readonly code: 'alone-there'; readonly territory: TerritoryId }
  /** This turn has settled whether these forces fight, until the turn ends. */
  | { readonly code: 'settled-there'; readonly territory: TerritoryId }
  | { readonly code: 'ally-there'; readonly territory: TerritoryId; readonly ally: FactionId };

/** The part of this feature in the opening event. */
export interface BeneGesseritOpening {
  /** The faction that predicts the winner; `null` if no faction at this table predicts. */
  readonly predictor: FactionId | null;
}

/** The slice of this feature. */
export interface BeneGesseritSlice {
  /** The predicting faction and its declared prediction. Secret. `null` if no faction at this table predicts. */
  readonly prediction: { readonly by: FactionId; readonly told: Prediction | 'untold' } | null;
}

/** The contract of the Bene Gesserit powers that need their own step. */
export interface BeneGesseritContract {
  readonly refusal: BeneGesseritRefusal;
  readonly opening: BeneGesseritOpening;
  readonly slice: BeneGesseritSlice;
  readonly command: BeneGesseritCommand;
  readonly secret: PredictionSecret;
  readonly ownView: BeneGesseritOwnView;
}
