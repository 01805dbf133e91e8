import type { Random } from '../core/random.ts';
import type { Ctx } from '../powers/ctx.ts';
import { isPaused } from '../model/pause.ts';
import type { GameEvent } from '../model/events.ts';
import { isStackEmpty, topActivity } from '../model/stack.ts';
import type { GameState } from '../model/state.ts';
import { nextPhaseEvents } from './auto-advance.ts';
import { activityHandlerFor, closedAbove, backgroundEvents } from './registry.ts';

/**
 * The next events that follow by themselves, none when a decision is owed or the table is held up. Called again
 * and again until it falls silent; what happens is always the business of the top of the stack.
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

/** A correction may have left nothing of what lies beneath; whatever lies on it ends with it. */
function endedBeneath(ctx: Ctx, state: GameState): readonly GameEvent[] {
  for (const lower of state.stack.slice(0, -1)) {
    const over = activityHandlerFor(lower)?.endWhenCovered?.(ctx, state, lower) ?? [];
    if (over.length > 0) return [...closedAbove(state, lower), ...over];
  }
  return [];
}
