/** The starting position of each faction. The editions have the values. */
import type { Place } from '../model/board.ts';
import type { TerritoryId } from '../model/territories.ts';

/** A faction's forces on the board at the start. All its other forces are in the reserves. */
export type StartingForces =
  | { readonly kind: 'reserves' }
  | { readonly kind: 'fixed'; readonly place: Place; readonly count: number }
  /** The forces start spread over these territories. The owner chooses how. */
  | { readonly kind: 'spread'; readonly over: readonly TerritoryId[]; readonly count: number }
  /** The forces start in any one part of the board, after the forces of all other factions. */
  | { readonly kind: 'anywhere'; readonly count: number };

export interface FactionStart {
  readonly spice: number;
  readonly forces: StartingForces;
  /** The number of treachery cards, if it is not the number of the edition. */
  readonly cards?: number;
  /** The number of traitors, if it is not the number of the edition. A faction that keeps none is dealt none. */
  readonly traitors?: number;
  /** The printed rules from which these starting forces are taken. */
  readonly rules: readonly string[];
}
