import { assertNever, must } from '../core/assert-never.ts';
import type { GameEvent } from '../model/events.ts';
import type { GameState, WindowActivity } from '../model/state.ts';
import { callsMade } from '../phases/battle/treachery.ts';
import { atomicsResolved, weatherResolved } from '../phases/storm/decide.ts';
import { firstToPlay } from '../rules/playing.ts';
import { runningBattle } from '../rules/position.ts';

/** What the answers to a window come to, once it closes for everybody. */
export function windowClosed(state: GameState, window: WindowActivity): readonly GameEvent[] {
  const closed: GameEvent = { type: 'WindowClosed', window: window.id };
  const { ask } = window;
  switch (ask.kind) {
    case 'interfere': {
      const stopped = firstToPlay(state, window, 'karama');
      const { battle, act } = ask;
      if (stopped === null) return [closed, { type: 'ActStands', battle, act }];
      const { faction: by, answer } = stopped;
      return [
        closed,
        { type: 'ActCancelled', battle, act, by },
        { type: 'CardDiscarded', faction: by, card: { slot: answer.slot, card: answer.card } },
      ];
    }
    case 'treachery': {
      const calls = callsMade(must(runningBattle(state), 'running battle'), window.answers);
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
