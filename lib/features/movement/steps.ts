/** The steps of a move for powers, and its events, in the words of the rulebook. */
import type { FactionId } from '../../model/factions.ts';
import type { GameState } from '../../model/state.ts';

/** The steps of a move for powers. */
export interface MovementSteps {
  /** Force movement: returns this faction's range on foot; `null` if it has the usual range. */
  readonly movesOnFoot?: (at: { readonly state: GameState; readonly faction: FactionId }) => number | null;
}

/** The type of the event of a move. */
export const FORCES_MOVED = 'ForcesMoved';
