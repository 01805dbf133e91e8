import type { Ctx } from '../../powers/ctx.ts';
import { activePowers } from '../../powers/in-force.ts';
import type { Power } from '../../powers/power.ts';
import { type Decision, accepted, refused } from '../../model/decision.ts';
import type { MovesMade } from '../../model/shipping-types.ts';
import { runningPhaseRefusal } from '../../model/current-phase.ts';
import { phaseOfRound, type Round } from '../../model/phases.ts';
import { findActivity } from '../../model/stack.ts';
import type { GameState } from '../../model/state.ts';

/**
 * Begins a round of turns. If the table plays the round on the board, only the part before the turns begins, which
 * Mentat shows. Returns `null` if there is nothing to begin, or if this was played in this turn. Refuses `phase-runs`,
 * `game-is-won`.
 * @rules GF9-2019 Phase 6 · AH79 IX.C · Dune Squad III.E, III.F
 */
export function decideBeginShipping(ctx: Ctx, state: GameState, round: Round): Decision | null {
  if (isShippingToCome(ctx, state, round) !== true) return null;
  const running = runningPhaseRefusal(state);
  const { turn } = state;
  return running === null
    ? accepted({ type: 'ShippingBegan', turn, ...(round === 'both' ? {} : { round }) })
    : refused(running);
}

/** Sets where shipments and moves are made from the next phase on. Moderator. Refuses `phase-runs` during the phase. */
export function decideChooseMoves(state: GameState, made: MovesMade): Decision {
  const running = findActivity(state, 'ship-and-move');
  if (running !== null) return refused({ code: 'phase-runs', phase: phaseOfRound(running.round) });
  return state.movesMade === made ? accepted() : accepted({ type: 'MovesChosen', made });
}

/** Whether Mentat still plays or shows a part of the round in this turn; `null` if the rest is played on the board. */
export function isShippingToCome(ctx: Ctx, state: GameState, round: Round): boolean | null {
  const { movesMade, turn, lastRounds, boardOpened } = state;
  if (lastRounds[round] === turn) return false;
  if (movesMade === 'on-phones') return true;
  return boardOpened[round] !== turn && opensBy(ctx, state, round).length > 0 ? true : null;
}

/**
 * Returns the powers that act before the first turn of the round. If turns are played on the board, these are only
 * powers for which Mentat shows something.
 */
export const opensBy = (ctx: Ctx, state: GameState, round: Round): readonly Power[] =>
  activePowers(ctx, state).filter(
    (power) =>
      firstActOf(power, round) !== undefined &&
      (state.movesMade === 'on-phones' || power.showsBesideBoard?.(state, { rules: ctx.rules, round }) === true),
  );

/** Returns the act of a power before the first turn of the round. */
export const firstActOf = ({ beforeFirstShipment, beforeFirstMove }: Power, round: Round) =>
  round === 'moves' ? beforeFirstMove : beforeFirstShipment;
