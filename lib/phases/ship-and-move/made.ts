/** What others make happen in somebody’s turn to ship and move: they stop what was shipped, or let another group move. */
import type { GameEvent } from '../../table/events.ts';
import type { FactionId } from '../../table/factions.ts';
import type { Done } from '../../table/moves.ts';
import { runningOf, topOf } from '../../table/stack.ts';
import type { GameState } from '../../table/state.ts';
import { mayBePutBack } from './put-back.ts';
import { undoneFrom } from './undo.ts';

/** It begins; in 1979 within the phase in which forces come back. */
export const SHIPPING_BEGAN = 'ShippingBegan';

/** One more group may move in the turn that runs. */
export const moveGained = (faction: FactionId): GameEvent => ({ type: 'MoveGained', faction });

/**
 * Whose shipment from off the planet can still be stopped: that of the turn which goes on, while nobody answers it; `null`
 * where there is none. What comes for nothing has not come from off the planet.
 */
export function stoppableShipment(state: GameState): FactionId | null {
  const turn = runningOf(state, 'own-turn');
  if (turn === null || topOf(state)?.kind !== 'own-turn') return null;
  const at = shippedAt(turn.done);
  return at >= 0 && mayBePutBack(state, turn.faction, turn.done.slice(at)) ? turn.faction : null;
}

/**
 * That shipment is undone, and whatever was done after it: its forces and those that came along are back in the reserves,
 * what was paid is paid back, and it is lost for this turn.
 * @rules GF9-2019 Advanced Karama Cards · R-161
 */
export function shipmentStopped(state: GameState): readonly GameEvent[] {
  const turn = runningOf(state, 'own-turn');
  if (turn === null) return [];
  const at = shippedAt(turn.done);
  return at < 0 ? [] : undoneFrom(turn.faction, turn.done, at, 'stopped', false);
}

const shippedAt = (done: readonly Done[]): number =>
  done.findIndex((step) => step.kind === 'shipment' && step.way === 'down' && step.paid.length > 0);
