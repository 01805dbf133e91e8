/**
 * What holds the table up: hands that say "we are still talking", and the moderator's pause. While either holds it,
 * nothing advances; open deadlines are put off by as long as that was.
 */
import { windowLater } from '../../kernel/windows/api.ts';
import { type Decision, happened, refuse } from '../../model/decision.ts';
import { heldSince, isTalking } from '../../model/pause.ts';
import type { Actor } from '../../model/audience.ts';
import type { GameEvent } from '../../model/events.ts';
import type { FactionId } from '../../model/factions.ts';
import { patched, runningOf } from '../../model/stack.ts';
import type { GameState } from '../../model/state.ts';

/** Raising a raised hand changes nothing. */
export function decideRaiseHand(state: GameState, faction: FactionId, at: number): Decision {
  if (isTalking(state, faction)) return happened();
  return happened({ type: 'HandRaised', faction, at: heldSince(state) ?? at });
}

/** A seat lowers its own hand, the moderator all of them. Refuses `hand-not-raised`. */
export function decideLowerHand(state: GameState, by: Actor, at: number): Decision {
  const lowered = state.talking.filter(({ faction }) => by === 'moderator' || by === faction);
  if (lowered.length === 0) return refuse({ code: 'hand-not-raised' });
  const goesOn = lowered.length === state.talking.length && state.paused === null;
  const events = lowered.map(({ faction, since }, index): GameEvent => {
    const last = goesOn && index === lowered.length - 1;
    return { type: 'HandLowered', faction, by, shift: last ? Math.max(0, at - since) : 0 };
  });
  return happened(...events);
}

/** The moderator holds the table. Pausing a paused table changes nothing. */
export function decidePause(state: GameState, at: number): Decision {
  return state.paused === null ? happened({ type: 'TablePaused', at: heldSince(state) ?? at }) : happened();
}

/** The moderator lets the table go on; where nothing is paused that changes nothing. */
export function decideResume(state: GameState, at: number): Decision {
  const { paused, talking } = state;
  if (paused === null) return happened();
  return happened({ type: 'TableResumed', shift: talking.length > 0 ? 0 : Math.max(0, at - paused) });
}

/** Records a lowered hand; a running window is put off by `shift` ms. */
export const withHandLowered = (state: GameState, faction: FactionId, shift: number): GameState => ({
  ...putOff(state, shift),
  talking: state.talking.filter((talker) => talker.faction !== faction),
});

/** Records that the table goes on; a running window is put off by `shift` ms. */
export const withResumed = (state: GameState, shift: number): GameState => ({
  ...putOff(state, shift),
  paused: null,
  mending: false,
});

const putOff = (state: GameState, shift: number): GameState => {
  const window = runningOf(state, 'window');
  if (window === null) return state;
  return patched(state, 'window', window.id, (open) => windowLater(open, shift));
};
