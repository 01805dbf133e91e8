import type { ForcesSide } from '../../table/board.ts';
import type { Prediction } from '../../table/prediction.ts';
import type { TerritoryId } from '../../table/territories.ts';

/** Of that seat. */
export type BeneGesseritIntent =
  /** A seat turns all its forces of one territory to their other side. */
  { readonly type: 'FlipForces'; readonly territory: TerritoryId; readonly side: ForcesSide };

/** Who wins and when, as it was foretold; `untold` when it lies on its own cards only. Who predicts alone. */
export interface PredictionSecret {
  readonly kind: 'prediction';
  readonly prediction: Prediction | 'untold';
}

/** What one faction alone sees of it. */
export interface BeneGesseritMine {
  /** `null` where this faction foretells nothing. */
  readonly prediction: Prediction | 'untold' | null;
}

/** The powers of the Bene Gesserit that have a step of their own, as the table knows it. */
export interface BeneGesseritContract {
  readonly intent: BeneGesseritIntent;
  readonly secret: PredictionSecret;
  readonly mine: BeneGesseritMine;
}
