import type { Ctx } from '../../powers/ctx.ts';
import { type Decision, happened, refuse } from '../../table/decision.ts';
import type { MovesMade } from '../../table/moves.ts';
import { whatRuns } from '../../table/running.ts';
import { runningOf } from '../../table/stack.ts';
import type { GameState } from '../../table/state.ts';

/**
 * Shipment and movement begins. `null` where the table plays it on the board, or has played it in this turn. Refuses
 * `phase-runs`, `game-is-won`.
 * @rules GF9-2019 Phase 6 · AH79 IX.C
 */
export function decideBeginShipping(_ctx: Ctx, state: GameState): Decision | null {
  if (state.movesMade === 'on-the-board' || state.lastShipping?.turn === state.turn) return null;
  const running = whatRuns(state);
  return running === null ? happened({ type: 'ShippingBegan', turn: state.turn }) : refuse(running);
}

/** Chosen by the moderator, from the next time on. Refuses `phase-runs` while the phase is played. */
export function decideChooseMoves(state: GameState, made: MovesMade): Decision {
  if (runningOf(state, 'ship-and-move') !== null) return refuse({ code: 'phase-runs', phase: 'shipment' });
  return state.movesMade === made ? happened() : happened({ type: 'MovesChosen', made });
}
