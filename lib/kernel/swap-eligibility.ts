import { every } from '../core/append-only-list.ts';
import { runningPhaseRefusal } from '../model/current-phase.ts';
import type { Timeline } from '../model/timeline.ts';
import { EVENTS_BEFORE_START } from './registry.ts';
import { present } from './timeline.ts';

/**
 * Whether this game has begun: its set-up runs, something was dealt or told of a position, or it is played. From then on
 * a seat knows what is worth knowing, and two people may no longer swap. Everybody may know it.
 */
export const hasGameStarted = (timeline: Timeline): boolean => present(timeline) !== null && !canSwap(timeline);

/**
 * Whether two people may still swap their factions: nothing has happened but what features call before the game.
 * Everybody sees all of that, but for what owners tell of their own: that goes with the swap instead, since a refusal
 * would tell that somebody has told something. Nobody has been dealt or shown anything.
 */
export function canSwap(timeline: Timeline): boolean {
  const state = present(timeline);
  if (state === null || runningPhaseRefusal(state) !== null) return false;
  return every(timeline.entries, ({ event }) => EVENTS_BEFORE_START.has(event.type));
}
