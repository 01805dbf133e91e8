/** "We are still talking": nothing advances until every raised hand is lowered, and open deadlines are put off. */
import type { Actor } from '../model/audience.ts';
import type { GameEvent } from '../model/events.ts';
import type { FactionId } from '../model/factions.ts';
import type { GameState } from '../model/state.ts';
import { happened, refuse, type Decision } from '../rules/decision.ts';

/** Raising a raised hand changes nothing. */
export function decideRaiseHand(state: GameState, faction: FactionId, at: number): Decision {
  const [first] = state.talking;
  if (isTalking(state, faction)) return happened();
  return happened({ type: 'HandRaised', faction, at: first?.since ?? at });
}

/** A seat lowers its own hand, the moderator all of them. Refuses `hand-not-raised`. */
export function decideLowerHand(state: GameState, by: Actor, at: number): Decision {
  const lowered = state.talking.filter(({ faction }) => by === 'moderator' || by === faction);
  if (lowered.length === 0) return refuse({ code: 'hand-not-raised' });
  const everybodyDone = lowered.length === state.talking.length;
  const events = lowered.map(({ faction, since }, index): GameEvent => {
    const last = everybodyDone && index === lowered.length - 1;
    return { type: 'HandLowered', faction, by, shift: last ? Math.max(0, at - since) : 0 };
  });
  return happened(...events);
}

/** Whether anybody's hand is raised: then nothing advances. */
export const isTableTalking = (state: GameState): boolean => state.talking.length > 0;

/** Whether this faction's hand is raised. */
export const isTalking = (state: GameState, faction: FactionId): boolean =>
  state.talking.some((talker) => talker.faction === faction);

/** Records a lowered hand; a running window is put off by `shift` ms. */
export function withHandLowered(state: GameState, faction: FactionId, shift: number): GameState {
  return {
    ...state,
    talking: state.talking.filter((talker) => talker.faction !== faction),
    stack: state.stack.map((activity) =>
      activity.kind === 'window'
        ? { ...activity, opened: activity.opened + shift, deadline: activity.deadline + shift }
        : activity,
    ),
  };
}
