/** How each faction begins the game; the values are an edition's. */
import type { Place } from '../model/board.ts';
import type { TerritoryId } from '../model/territories.ts';

/** Which of a faction's forces begin on the board; all others are in the reserves. */
export type StartingForces =
  | { readonly kind: 'reserves' }
  | { readonly kind: 'fixed'; readonly place: Place; readonly count: number }
  /** Over these territories as their owner likes. */
  | { readonly kind: 'spread'; readonly over: readonly TerritoryId[]; readonly count: number }
  /** In any one part of the board, when everybody else stands. */
  | { readonly kind: 'anywhere'; readonly count: number };

export interface FactionStart {
  readonly spice: number;
  readonly forces: StartingForces;
  /** Where it is printed. */
  readonly rules: readonly string[];
}
