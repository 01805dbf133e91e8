import type { GameEvent } from '../table/events.ts';
import type { GameState } from '../table/state.ts';
import { TIME_TO_SEE_PLANS, type WindowAsk } from '../table/windows.ts';

/** The window opens now (server time, ms) and stays open for the table's window time, and for what is to be seen first. */
export function openWindow(state: GameState, ask: WindowAsk, at: number): GameEvent {
  const window = `w${state.nextWindow}` as const;
  const toSee = ask.kind === 'treachery' ? TIME_TO_SEE_PLANS : 0;
  return {
    type: 'WindowOpened',
    window,
    ask,
    opened: at,
    deadline: at + toSee + state.choices.windowTime,
  };
}
