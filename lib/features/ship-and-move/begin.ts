import type { Ctx } from '../../powers/ctx.ts';
import { activePowers } from '../../powers/in-force.ts';
import type { Power } from '../../powers/power.ts';
import { type Decision, accepted, refused } from '../../model/decision.ts';
import type { MovesMade } from '../../model/shipping-types.ts';
import { runningPhaseRefusal } from '../../model/current-phase.ts';
import { findActivity } from '../../model/stack.ts';
import type { GameState } from '../../model/state.ts';

/**
 * Shipment and movement begins: all of it, or where the table plays it on the board, what Mentat shows before that. `null`
 * where there is nothing of either, or it has been in this turn. Refuses `phase-runs`, `game-is-won`.
 * @rules GF9-2019 Phase 6 · AH79 IX.C
 */
export function decideBeginShipping(ctx: Ctx, state: GameState): Decision | null {
  if (isShippingToCome(ctx, state) !== true) return null;
  const running = runningPhaseRefusal(state);
  return running === null ? accepted({ type: 'ShippingBegan', turn: state.turn }) : refused(running);
}

/** Chosen by the moderator, from the next time on. Refuses `phase-runs` while the phase is played. */
export function decideChooseMoves(state: GameState, made: MovesMade): Decision {
  if (findActivity(state, 'ship-and-move') !== null) return refused({ code: 'phase-runs', phase: 'shipment' });
  return state.movesMade === made ? accepted() : accepted({ type: 'MovesChosen', made });
}

/**
 * Whether something of it is still to come in this turn that Mentat plays, or shows before it is played on the board;
 * `null` where the rest of it is the board’s.
 */
export function isShippingToCome(ctx: Ctx, state: GameState): boolean | null {
  const { movesMade, turn, lastShipping, boardOpened } = state;
  if (lastShipping === turn) return false;
  if (movesMade === 'on-phones') return true;
  return boardOpened !== turn && opensBy(ctx, state).length > 0 ? true : null;
}

/** Powers that have their say before the first shipment: beside turns on the board those alone by which Mentat shows something. */
export const opensBy = (ctx: Ctx, state: GameState): readonly Power[] =>
  activePowers(ctx, state).filter(
    ({ beforeFirstShipment, showsBesideBoard }) =>
      beforeFirstShipment !== undefined && (state.movesMade === 'on-phones' || showsBesideBoard?.(state) === true),
  );
