import type { Random } from '../core/random.ts';
import type { Ctx } from '../powers/ctx.ts';
import { isPaused } from '../model/pause.ts';
import type { GameEvent } from '../model/events.ts';
import { isStackEmpty, topActivity } from '../model/stack.ts';
import type { GameState } from '../model/state.ts';
import { nextPhaseEvents } from './auto-advance.ts';
import { activityHandlerFor, closedAbove } from './registry.ts';
import { backgroundEvents } from './all-features.ts';

/**
 * Returns the next automatic events, or none if a player must decide first or the table is paused. The kernel calls it
 * until it returns no events. The top activity decides what happens.
 */
export function advance(ctx: Ctx, state: GameState, at: number, random: Random): readonly GameEvent[] {
  if (isPaused(state)) return [];
  const followed = backgroundEvents(ctx, state);
  if (followed.length > 0) return followed;
  const top = topActivity(state);
  if (top === null) return [];
  const part = activityHandlerFor(top);
  const over = endedBeneath(ctx, state);
  if (over.length > 0) return over;
  if (isStackEmpty(state)) return nextPhaseEvents(ctx, state, at);
  return part?.advance?.(ctx, state, top, { at, random }) ?? [];
}

/**
 * Returns the events that end an activity if a correction has left nothing to do in it. All activities above it end
 * too.
 */
function endedBeneath(ctx: Ctx, state: GameState): readonly GameEvent[] {
  for (const lower of state.stack.slice(0, -1)) {
    const over = activityHandlerFor(lower)?.endWhenCovered?.(ctx, state, lower) ?? [];
    if (over.length > 0) return [...closedAbove(state, lower), ...over];
  }
  return [];
}
