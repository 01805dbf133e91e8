import type { GameEvent } from '../table/events.ts';
import type { GameState } from '../table/state.ts';
import type { WindowAsk } from '../table/windows.ts';

/** The window opens now (server time, ms) and stays open for the table's window time, and for what is to be seen first. */
export function openWindow(state: GameState, ask: WindowAsk, at: number, longer = 0): GameEvent {
  const window = `w${state.nextWindow}` as const;
  return {
    type: 'WindowOpened',
    window,
    ask,
    opened: at,
    deadline: at + longer + state.choices.windowTime,
  };
}
