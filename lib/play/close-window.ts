import { must } from '../core/assert-never.ts';
import type { Ctx } from '../rules/ctx.ts';
import type { WindowActivity } from '../table/activities.ts';
import type { GameEvent } from '../table/events.ts';
import type { GameState } from '../table/state.ts';
import { interfered } from './interference.ts';
import { windowPart } from './look-ups.ts';

/** What the answers to a window come to, once it closes for everybody. */
export function windowClosed(ctx: Ctx, state: GameState, window: WindowActivity): readonly GameEvent[] {
  const closed: GameEvent = { type: 'WindowClosed', window: window.id };
  const { ask } = window;
  switch (ask.kind) {
    case 'interfere':
      return [closed, ...interfered(ctx, state, window, ask)];
    default:
      return [closed, ...must(windowPart(ask), ask.kind).closed(ctx, state, ask, window)];
  }
}
