import type { Ctx } from '../../powers/ctx.ts';
import { activePowers } from '../../powers/in-force.ts';
import type { Power } from '../../powers/power.ts';
import { type Decision, accepted, refused } from '../../model/decision.ts';
import type { MovesMade } from '../../model/shipping-types.ts';
import { runningPhaseRefusal } from '../../model/current-phase.ts';
import { findActivity } from '../../model/stack.ts';
import type { GameState } from '../../model/state.ts';

/**
 * Begins shipment and movement. If the table plays the phase on the board, only the part before the turns begins, which
 * Mentat shows. Returns `null` if there is nothing to begin, or if this was played in this turn. Refuses `phase-runs`,
 * `game-is-won`.
 * @rules GF9-2019 Phase 6 · AH79 IX.C
 */
export function decideBeginShipping(ctx: Ctx, state: GameState): Decision | null {
  if (isShippingToCome(ctx, state) !== true) return null;
  const running = runningPhaseRefusal(state);
  return running === null ? accepted({ type: 'ShippingBegan', turn: state.turn }) : refused(running);
}

/** Sets where shipments and moves are made from the next phase on. Moderator. Refuses `phase-runs` during the phase. */
export function decideChooseMoves(state: GameState, made: MovesMade): Decision {
  if (findActivity(state, 'ship-and-move') !== null) return refused({ code: 'phase-runs', phase: 'shipment' });
  return state.movesMade === made ? accepted() : accepted({ type: 'MovesChosen', made });
}

/** Whether Mentat still plays or shows a part of the phase in this turn; `null` if the rest is played on the board. */
export function isShippingToCome(ctx: Ctx, state: GameState): boolean | null {
  const { movesMade, turn, lastShipping, boardOpened } = state;
  if (lastShipping === turn) return false;
  if (movesMade === 'on-phones') return true;
  return boardOpened !== turn && opensBy(ctx, state).length > 0 ? true : null;
}

/**
 * Returns the powers that act before the first shipment. If turns are played on the board, these are only powers for
 * which Mentat shows something.
 */
export const opensBy = (ctx: Ctx, state: GameState): readonly Power[] =>
  activePowers(ctx, state).filter(
    ({ beforeFirstShipment, showsBesideBoard }) =>
      beforeFirstShipment !== undefined && (state.movesMade === 'on-phones' || showsBesideBoard?.(state) === true),
  );
