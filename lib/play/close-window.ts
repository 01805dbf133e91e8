import { interfered } from '../activities/interference.ts';
import { assertNever, must } from '../core/assert-never.ts';
import { callsMade } from '../phases/battle/treachery.ts';
import { atomicsResolved, weatherResolved } from '../phases/storm/decide.ts';
import type { Ctx } from '../rules/ctx.ts';
import { runningBattle } from '../rules/position.ts';
import type { WindowActivity } from '../table/activities.ts';
import type { GameEvent } from '../table/events.ts';
import type { GameState } from '../table/state.ts';

/** What the answers to a window come to, once it closes for everybody. */
export function windowClosed(ctx: Ctx, state: GameState, window: WindowActivity): readonly GameEvent[] {
  const closed: GameEvent = { type: 'WindowClosed', window: window.id };
  const { ask } = window;
  switch (ask.kind) {
    case 'interfere':
      return [closed, ...interfered(ctx, state, window, ask)];
    case 'treachery': {
      const calls = callsMade(ctx, state, must(runningBattle(state), 'running battle'), window.answers);
      return [closed, { type: 'TreacheryResolved', battle: ask.battle, calls }];
    }
    case 'weather-control':
      return [closed, ...weatherResolved(state, window, ask.storm)];
    case 'family-atomics':
      return [closed, ...atomicsResolved(state, window, ask.storm)];
    default:
      return assertNever(ask);
  }
}
