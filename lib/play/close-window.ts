import { must } from '../core/assert-never.ts';
import type { Ctx } from '../powers/ctx.ts';
import type { WindowActivity } from '../table/activities.ts';
import type { GameEvent } from '../table/events.ts';
import type { GameState } from '../table/state.ts';
import { windowPart } from './look-ups.ts';

/** What the answers to a window come to, once it closes for everybody. */
export const windowClosed = (ctx: Ctx, state: GameState, window: WindowActivity): readonly GameEvent[] => [
  { type: 'WindowClosed', window: window.id },
  ...must(windowPart(window.ask), window.ask.kind).closed(ctx, state, window.ask, window),
];
