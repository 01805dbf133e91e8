import { must } from '../core/assert-never.ts';
import type { Ctx } from '../powers/ctx.ts';
import type { WindowActivity } from '../model/activities.ts';
import { type Decision, accepted, refused } from '../model/decision.ts';
import type { GameEvent } from '../model/events.ts';
import type { FactionId } from '../model/factions.ts';
import { pausedRefusal } from '../model/pause.ts';
import { currentWindow } from '../model/selectors.ts';
import type { GameState } from '../model/state.ts';
import { windowHandlerFor } from './registry.ts';
import { passesWindows } from './all-features.ts';
import { hasAnswered, nextTick } from './windows/window.ts';

/**
 * Closes a window at its deadline (`at` is server time, ms), or at an earlier tick if every seat has an answer by then.
 * Otherwise the window stays open, and no seat learns that a tick has passed. Refuses `stale-prompt`,
 * `window-not-over`, and the reasons for which the table is paused.
 */
export function decideCloseWindow(ctx: Ctx, state: GameState, id: string, at: number): Decision {
  const window = currentWindow(state);
  if (window === null || window.id !== id) return refused({ code: 'stale-prompt' });
  const held = pausedRefusal(state);
  if (held !== null) return held;
  if (at < nextTick(window)) return refused({ code: 'window-not-over' });
  const isOver =
    at >= window.deadline || state.factions.every(({ faction }) => hasAnAnswer(state, window, faction, at));
  return isOver
    ? accepted(...windowClosed(ctx, state, window, Math.max(0, window.deadline - at)))
    : accepted({ type: 'WindowStayedOpen', window: window.id });
}

/** Whether a seat has answered, or has a standing answer that already counts. */
const hasAnAnswer = (state: GameState, window: WindowActivity, faction: FactionId, at: number): boolean =>
  hasAnswered(window, faction) ||
  (passesWindows(state, faction) && window.standing?.some((one) => one.faction === faction && one.at <= at) === true);

/**
 * Returns the events that close a window for all seats, `early` ms before the deadline, and the events that its answers
 * cause.
 */
const windowClosed = (ctx: Ctx, state: GameState, window: WindowActivity, early = 0): readonly GameEvent[] => [
  { type: 'WindowClosed', window: window.id, early },
  ...must(windowHandlerFor(window.ask), window.ask.kind).onClose(ctx, state, window.ask, window),
];
