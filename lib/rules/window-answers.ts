import { hasCommitted } from '../table/commitments.ts';
import type { EventOf } from '../table/events.ts';
import type { FactionId } from '../table/factions.ts';
import type { GameState } from '../table/state.ts';
import { runningWindow } from './position.ts';

/** A seat's answer to the running window, taken back because what it rested on has changed; nobody else can tell. */
export function windowAnswerTakenBack(
  state: GameState,
  faction: FactionId,
): readonly EventOf<'WindowAnswerWithdrawn'>[] {
  const window = runningWindow(state);
  if (window === null || !hasCommitted(window.answers, faction)) return [];
  return [{ type: 'WindowAnswerWithdrawn', window: window.id, faction }];
}

/** All answers to the running window, taken back. */
export const windowAnswersTakenBack = (state: GameState): readonly EventOf<'WindowAnswerWithdrawn'>[] =>
  state.factions.flatMap((own) => windowAnswerTakenBack(state, own.faction));
