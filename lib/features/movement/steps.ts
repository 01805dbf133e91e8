/** What others can hang on to in a move, in the words of the rulebook. */
import type { FactionId } from '../../model/factions.ts';

/** What powers can touch of it. */
export interface MovementSteps {
  /** Force movement: territories that this faction’s forces move through on foot; `null` where it is as for everybody. */
  readonly movesOnFoot?: (at: { readonly faction: FactionId }) => number | null;
}

/** A group has moved: what others follow. */
export const FORCES_MOVED = 'ForcesMoved';
