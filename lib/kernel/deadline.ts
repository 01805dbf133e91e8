/** Deadlines: of the current window, of a timed activity, or of the next automatic phase. */
import { isPaused } from '../model/pause.ts';
import { scheduledPhase } from '../model/scheduled-phase.ts';
import { currentWindow } from '../model/selectors.ts';
import { topActivity } from '../model/stack.ts';
import type { GameEvent } from '../model/events.ts';
import type { Ctx } from '../powers/ctx.ts';
import type { Command } from '../model/commands.ts';
import type { GameState } from '../model/state.ts';
import type { Timeline } from '../model/timeline.ts';
import { assemble } from './assemble.ts';
import { activityHandlerFor } from './registry.ts';
import { present } from './timeline.ts';
import { nextTick } from './windows/window.ts';

/** A command for the clock and its time (server time, ms). */
export interface Deadline {
  readonly command: Extract<Command, { readonly type: 'CloseWindow' | 'GoOn' }>;
  readonly at: number;
}

/** Returns the next deadline of this table's clock; `null` if no time runs or the table is paused. */
export function nextDeadline(timeline: Timeline): Deadline | null {
  const state = present(timeline);
  return state === null ? null : deadlineIn(state);
}

/**
 * Whether a public deadline runs. The time of a prepared answer is not public, because only its owner may know of the
 * answer.
 */
export function isTimeSeenToRun(state: GameState): boolean {
  if (isPaused(state)) return false;
  if (currentWindow(state) !== null || scheduledPhase(state) !== null) return true;
  const top = topActivity(state);
  const timed = top === null ? undefined : activityHandlerFor(top)?.timer;
  if (top === null || timed === undefined) return false;
  return (timed.seenUntil ?? timed.until)(top) !== null;
}

/** Returns the deadline in a position. */
function deadlineIn(state: GameState): Deadline | null {
  if (isPaused(state)) return null;
  const window = currentWindow(state);
  if (window !== null) return { command: { type: 'CloseWindow', window: window.id }, at: nextTick(window) };
  const at = timeRunning(assemble(state.choices), state)?.until ?? scheduledPhase(state)?.deadline;
  return at === undefined ? null : { command: { type: 'GoOn' }, at };
}

/**
 * Returns when the top activity ends by the clock (server time, ms), and what happens then; `null` while no time runs.
 */
export function timeRunning(ctx: Ctx, state: GameState): TimeRunning | null {
  const top = topActivity(state);
  const timed = top === null ? undefined : activityHandlerFor(top)?.timer;
  const until = top === null ? null : (timed?.until(top) ?? null);
  if (top === null || timed === undefined || until === null) return null;
  return { until, over: () => timed.onTimeout(ctx, state, top) };
}

interface TimeRunning {
  readonly until: number;
  readonly over: () => readonly GameEvent[];
}
