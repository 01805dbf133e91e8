import type { Random } from '../../core/random.ts';
import type { Ctx } from '../../powers/ctx.ts';
import { type Decision, accepted, refused } from '../../model/decision.ts';
import { runningPhaseRefusal } from '../../model/current-phase.ts';
import type { GameState } from '../../model/state.ts';
import { hasAnyStormMoved } from '../storm/api.ts';
import { setupBegins } from './advance.ts';

/**
 * Sets the game up from an empty board. Refuses `phase-runs`, or `game-under-way` if the game has begun or a position
 * was entered.
 */
export function decideBeginSetup(ctx: Ctx, state: GameState, random: Random): Decision {
  const running = runningPhaseRefusal(state);
  if (running !== null) return refused(running);
  return isUntouched(state) ? accepted(...setupBegins(ctx, state, random)) : refused({ code: 'game-under-way' });
}

/**
 * Whether nothing has been played, dealt or entered that the set-up would have to remove. Declared secrets do not
 * count. They begin again, and a refusal would show that they exist.
 */
const isUntouched = (state: GameState): boolean => {
  const { phase, turn, forces, factions, leaders, discards, nextBattle } = state;
  const { treachery, traitors: traitorCards } = state.choices.components;
  return (
    phase === 'setup' &&
    turn === 1 &&
    forces.length === 0 &&
    discards.length === 0 &&
    !hasAnyStormMoved(state) &&
    nextBattle === 1 &&
    leaders.every(({ where, faceDown }) => where === 'ready' || faceDown) &&
    factions.every(
      ({ tanks, hand, traitors, traitorsDealt }) =>
        tanks.count === 0 &&
        traitorsDealt.length === 0 &&
        (treachery === 'cardboard' || hand.length === 0) &&
        (traitorCards === 'cardboard' || traitors === 'unknown'),
    )
  );
};
