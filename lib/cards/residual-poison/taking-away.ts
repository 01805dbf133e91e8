import { turnNow } from '../../features/ship-and-move/steps.ts';
import { type Decision, accepted, refused } from '../../model/decision.ts';
import type { FactionId } from '../../model/factions.ts';
import { findActivity, isStackEmpty } from '../../model/stack.ts';
import { hasMoves } from '../../model/phases.ts';
import type { GameState } from '../../model/state.ts';
import { poisonLaidAway } from './gone.ts';

/** Takes an own card away, unseen. Refuses `no-poison-there`, `only-in-own-move`. @rules AH79 The Duel VIII.4 */
export function decideTakeAway(state: GameState, by: FactionId, against: FactionId): Decision {
  if (!state.poisons.some((poison) => poison.by === by && poison.against === against))
    return refused({ code: 'no-poison-there', against });
  if (!isOwnMove(state, by)) return refused({ code: 'only-in-own-move' });
  return accepted({ type: 'PoisonTakenAway', by, against }, poisonLaidAway(by, against));
}

/** Whether this faction moves now. Mentat does not know turns on the board, so there the whole phase counts. */
export const isOwnMove = (state: GameState, faction: FactionId): boolean =>
  findActivity(state, 'bribes') === null &&
  (state.movesMade === 'on-phones' ? turnNow(state)?.faction === faction : isStackEmpty(state)) &&
  hasMoves(state.phase);
