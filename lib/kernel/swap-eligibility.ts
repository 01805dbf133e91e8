import { every } from '../core/append-only-list.ts';
import { runningPhaseRefusal } from '../model/current-phase.ts';
import type { Timeline } from '../model/timeline.ts';
import { EVENTS_BEFORE_START } from './registry.ts';
import { present } from './timeline.ts';

/**
 * Whether this game has begun: its set-up runs, cards were dealt, a position was entered, or a phase is played. After
 * that, seats know secrets, so players cannot swap factions. This is public.
 */
export const hasGameStarted = (timeline: Timeline): boolean => present(timeline) !== null && !canSwap(timeline);

/**
 * Whether two players may still swap factions: all events so far are allowed before the start. These events are public,
 * except for declared secrets. A declared secret does not prevent a swap, because a refusal would show that it exists.
 * No seat has been dealt or shown a secret yet.
 */
export function canSwap(timeline: Timeline): boolean {
  const state = present(timeline);
  if (state === null || runningPhaseRefusal(state) !== null) return false;
  return every(timeline.entries, ({ event }) => EVENTS_BEFORE_START.has(event.type));
}
