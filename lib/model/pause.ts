/** Pauses of the table: raised hands that say “we are still talking”, and the moderator’s pause. */
import type { FactionId } from './factions.ts';
import type { GameState } from './state.ts';
import { type Decision, refused } from './decision.ts';

/**
 * Whether a hand is raised or the moderator has paused the table. Then the game does not continue, and no time runs.
 */
export const isPaused = (state: GameState): boolean => pausedSince(state) !== null;

/** Returns the server time (ms) since which the table has been paused. A second pause does not change this time. */
export const pausedSince = ({ paused, talking }: GameState): number | null => paused ?? talking[0]?.since ?? null;

/** Returns why no deadline ends now, as the refusal to close a window; `null` if time runs. */
export function pausedRefusal({ paused, talking }: GameState): Decision | null {
  if (talking.length > 0) return refused({ code: 'table-talks', factions: talking.map((talker) => talker.faction) });
  return paused === null ? null : refused({ code: 'table-paused' });
}

/** Whether this faction's hand is raised. */
export const hasRaisedHand = (state: GameState, faction: FactionId): boolean =>
  state.talking.some((talker) => talker.faction === faction);
