import type { GameEvent } from '../model/events.ts';
import type { GameState } from '../model/state.ts';
import type { WindowAsk } from '../model/windows.ts';

/** The window opens now (server time, ms) and stays open for the table's window time. */
export function openWindow(state: GameState, ask: WindowAsk, at: number): GameEvent {
  const window = `w${state.nextWindow}` as const;
  return { type: 'WindowOpened', window, ask, opened: at, deadline: at + state.choices.windowTime };
}
