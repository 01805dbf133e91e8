/**
 * Events that follow without a player. A timed activity ends by the clock. After a phase that Mentat plays, the next
 * such phase begins a moment later. A phase that opens with a window begins at once, because seats can act in the
 * window.
 */
import type { Ctx } from '../powers/ctx.ts';
import type { Actor } from '../model/audience.ts';
import { type Decision, accepted, refused } from '../model/decision.ts';
import type { GameEvent } from '../model/events.ts';
import { pausedRefusal } from '../model/pause.ts';
import { scheduledPhase } from '../model/scheduled-phase.ts';
import { runningPhaseRefusal } from '../model/current-phase.ts';
import { withNewTurn } from '../model/turn.ts';
import type { GameState } from '../model/state.ts';
import { timeRunning } from './deadline.ts';
import { nextPhaseScheduled } from './registry.ts';
import {
  opensWithWindow,
  startsAutomatically,
  isEmptyPhase,
  isPhasePending,
  showsResult,
  isPhaseInProgress,
  canStillBeUndone,
} from './phase-registry.ts';
import { decideNextPhase, nextPhase } from './next-phase.ts';

/**
 * Returns the events when the stack is empty: the announcement of the next phase, if it starts automatically. All
 * players may know whether the phase starts automatically.
 */
export function nextPhaseEvents(ctx: Ctx, state: GameState, at: number): readonly GameEvent[] {
  if (!state.pace.byItself || scheduledPhase(state) !== null || runningPhaseRefusal(state) !== null) return [];
  // Mentat knows that a phase is over only if it played the phase here. If a phase has two parts, the first part may be
  // over.
  const isToCome = isPhasePending(ctx, state, state.phase);
  if (isToCome === null && !isEmptyPhase(ctx, state, state.phase)) return [];
  if (isToCome === true && !isPhaseInProgress(state, state.phase)) return [];
  const next = nextPhase(ctx, state);
  const then = next.turn === state.turn ? state : withNewTurn(state, next.turn);
  if (!startsAutomatically(ctx, then, next.phase)) return [];
  if (!opensWithWindow(ctx, then, next.phase) || showsResult(state, state.phase)) {
    return nextPhaseScheduled(state, next.phase, at);
  }
  const begins = decideNextPhase(ctx, state);
  return begins.ok ? begins.events : [];
}

/**
 * Begins the next phase when a player taps, or when the time for that phase has come. Only the clock ends a timed
 * activity. While the last action can still be undone, no seat can begin the next phase. Refuses `nothing-follows`,
 * `table-talks`, `table-paused`, to seats `may-still-be-undone`, and to the clock `window-not-over`.
 */
export function decideNextPhaseDue(ctx: Ctx, state: GameState, by: Actor, at: number): Decision {
  const time = by === 'clock' ? timeRunning(ctx, state) : null;
  const until = time?.until ?? scheduledPhase(state)?.deadline;
  if (until === undefined) return refused({ code: 'nothing-follows' });
  const held = pausedRefusal(state);
  if (held !== null) return held;
  if (by === 'clock' && at < until) return refused({ code: 'window-not-over' });
  if (isSeat(by) && canStillBeUndone(state, state.phase)) return refused({ code: 'may-still-be-undone' });
  return time === null ? decideNextPhase(ctx, state) : accepted(...time.over());
}

const isSeat = (by: Actor): boolean => by !== 'clock' && by !== 'moderator';
