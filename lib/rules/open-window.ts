import type { GameEvent } from '../model/events.ts';
import type { GameState } from '../model/state.ts';
import type { WindowAsk } from '../model/windows.ts';

/** What the table must see first, in ms: before anybody can know a traitor, both wheels turn over on the screen. */
const TIME_TO_SEE: Readonly<Partial<Record<WindowAsk['kind'], number>>> = { treachery: 5_000 };

/** The window opens now (server time, ms) and stays open for the table's window time, and for what is to be seen first. */
export function openWindow(state: GameState, ask: WindowAsk, at: number): GameEvent {
  const window = `w${state.nextWindow}` as const;
  return {
    type: 'WindowOpened',
    window,
    ask,
    opened: at,
    deadline: at + (TIME_TO_SEE[ask.kind] ?? 0) + state.choices.windowTime,
  };
}
