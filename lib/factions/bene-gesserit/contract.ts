import type { ForcesSide } from '../../model/board.ts';
import type { FactionId } from '../../model/factions.ts';
import type { Prediction } from '../../model/prediction.ts';
import type { TerritoryId } from '../../model/territories.ts';

/** Of that seat. */
export type BeneGesseritCommand =
  /** A seat turns all its forces of one territory to their other side. */
  { readonly type: 'FlipForces'; readonly territory: TerritoryId; readonly side: ForcesSide };

/** Who wins and when, as it was foretold; `untold` when it lies on its own cards only. Who predicts alone. */
export interface PredictionSecret {
  readonly kind: 'prediction';
  readonly prediction: Prediction | 'untold';
}

/** What one faction alone sees of it. */
export interface BeneGesseritOwnView {
  /** `null` where this faction foretells nothing. */
  readonly prediction: Prediction | 'untold' | null;
}

/** Why nothing may be foretold, and why forces do not turn. */
export type BeneGesseritRefusal =
  | { readonly code: 'does-not-predict'; readonly faction: FactionId }
  | { readonly code: 'predicts-itself' }
  /** Mentat plays a phase, or it is none in which forces turn. */
  | { readonly code: 'board-not-free' }
  | { readonly code: 'alone-there'; readonly territory: TerritoryId }
  | { readonly code: 'ally-there'; readonly territory: TerritoryId; readonly ally: FactionId };

/** What the opening of a table says of them. */
export interface BeneGesseritOpening {
  /** Who foretells the winner; `null` where nobody at this table does. */
  readonly predictor: FactionId | null;
}

/** What the state has of it. */
export interface BeneGesseritSlice {
  /** Who foretells the winner, and what was told of it. Secret. `null` where nobody at this table does. */
  readonly prediction: { readonly by: FactionId; readonly told: Prediction | 'untold' } | null;
}

/** The powers of the Bene Gesserit that have a step of their own, as the table knows it. */
export interface BeneGesseritContract {
  readonly refusal: BeneGesseritRefusal;
  readonly opening: BeneGesseritOpening;
  readonly slice: BeneGesseritSlice;
  readonly command: BeneGesseritCommand;
  readonly secret: PredictionSecret;
  readonly ownView: BeneGesseritOwnView;
}
