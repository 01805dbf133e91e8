import { assertNever, must } from '../core/assert-never.ts';
import { interferer } from '../activities/window.ts';
import type { GameEvent } from '../model/events.ts';
import type { GameState, WindowActivity } from '../model/state.ts';
import { callsMade } from '../phases/battle/treachery.ts';
import { runningBattle } from '../rules/position.ts';

/** What the answers to a window come to, once it closes for everybody. */
export function windowClosed(state: GameState, window: WindowActivity): readonly GameEvent[] {
  const closed: GameEvent = { type: 'WindowClosed', window: window.id };
  const { ask } = window;
  switch (ask.kind) {
    case 'interfere': {
      const stopped = interferer(state, window);
      const { battle, act } = ask;
      if (stopped === null) return [closed, { type: 'ActStands', battle, act }];
      const { faction: by, slot } = stopped;
      return [
        closed,
        { type: 'ActCancelled', battle, act, by },
        { type: 'CardDiscarded', faction: by, card: { slot, card: 'karama' } },
      ];
    }
    case 'treachery': {
      const calls = callsMade(must(runningBattle(state), 'running battle'), window.answers);
      return [closed, { type: 'TreacheryResolved', battle: ask.battle, calls }];
    }
    default:
      return assertNever(ask);
  }
}
