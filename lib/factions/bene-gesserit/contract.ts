import type { ForcesSide } from '../../table/board.ts';
import type { TerritoryId } from '../../table/territories.ts';

/** Of that seat. */
export type BeneGesseritIntent =
  /** A seat turns all its forces of one territory to their other side. */
  { readonly type: 'FlipForces'; readonly territory: TerritoryId; readonly side: ForcesSide };

/** The powers of the Bene Gesserit that have a step of their own, as the table knows it. */
export interface BeneGesseritContract {
  readonly intent: BeneGesseritIntent;
}
