/**
 * Raised hands (“we are still talking”), and the moderator's pause. During both, the game does not go on. Open
 * deadlines move by the length of the interruption.
 */
import { windowLater } from '../../kernel/windows/api.ts';
import { type Decision, accepted, refused } from '../../model/decision.ts';
import { pausedSince, hasRaisedHand } from '../../model/pause.ts';
import type { Actor } from '../../model/audience.ts';
import type { GameEvent } from '../../model/events.ts';
import type { FactionId } from '../../model/factions.ts';
import { updateActivity, findActivity } from '../../model/stack.ts';
import type { GameState } from '../../model/state.ts';

/** Raises a hand. Raising it again changes nothing. */
export function decideRaiseHand(state: GameState, faction: FactionId, at: number): Decision {
  if (hasRaisedHand(state, faction)) return accepted();
  return accepted({ type: 'HandRaised', faction, at: pausedSince(state) ?? at });
}

/** Lowers the own hand. The moderator lowers all hands. Refuses `hand-not-raised`. */
export function decideLowerHand(state: GameState, by: Actor, at: number): Decision {
  const lowered = state.talking.filter(({ faction }) => by === 'moderator' || by === faction);
  if (lowered.length === 0) return refused({ code: 'hand-not-raised' });
  const goesOn = lowered.length === state.talking.length && state.paused === null;
  const events = lowered.map(({ faction, since }, index): GameEvent => {
    const last = goesOn && index === lowered.length - 1;
    return { type: 'HandLowered', faction, by, shift: last ? Math.max(0, at - since) : 0 };
  });
  return accepted(...events);
}

/** Pauses the table for the moderator. A second pause changes nothing. */
export function decidePause(state: GameState, at: number): Decision {
  return state.paused === null ? accepted({ type: 'TablePaused', at: pausedSince(state) ?? at }) : accepted();
}

/** Resumes the table for the moderator. Without a pause, nothing changes. */
export function decideResume(state: GameState, at: number): Decision {
  const { paused, talking } = state;
  if (paused === null) return accepted();
  return accepted({ type: 'TableResumed', shift: talking.length > 0 ? 0 : Math.max(0, at - paused) });
}

/** Records that a hand was lowered. The deadline of the open window moves by `shift` (ms). */
export const withHandLowered = (state: GameState, faction: FactionId, shift: number): GameState => ({
  ...putOff(state, shift),
  talking: state.talking.filter((talker) => talker.faction !== faction),
});

/** Records that the pause has ended. The deadline of the open window moves by `shift` (ms). */
export const withResumed = (state: GameState, shift: number): GameState => ({
  ...putOff(state, shift),
  paused: null,
  mending: false,
});

const putOff = (state: GameState, shift: number): GameState => {
  const window = findActivity(state, 'window');
  if (window === null) return state;
  return updateActivity(state, 'window', window.id, (open) => windowLater(open, shift));
};
