import assert from 'node:assert/strict';
import {
  chronicleOf,
  logPage,
  canSwap,
  nextDeadline,
  present,
  promptTitle,
  replay,
  formatLogLine,
  view,
  type Audience,
  type FactionId,
  type LogEntry,
  type Timeline,
} from '#engine';
import type { TableDump } from '../../store/event-store.ts';
import { fromStored } from '../../store/upcasts.ts';
import { DEEPEST } from './bounds.ts';
import { isShallow } from './depth.ts';

/** The result of computing a dump's events once. */
export interface Played {
  /** The moment when the clock must next act on the table, by the table's own events. */
  readonly due: number | null;
  readonly seating: readonly FactionId[];
}

/**
 * Computes the events of a dump and shows the table to every audience. Returns `null` if the engine cannot continue, or
 * if a page would break.
 */
export function replayImported({ events }: Pick<TableDump, 'events'>): Played | null {
  if (!events.every(({ body }) => isShallow(body, DEEPEST))) return null;
  try {
    const timeline = replay(events.map((stored): LogEntry => ({ at: stored.at, event: fromStored(stored) })));
    const state = present(timeline);
    if (state === null) return null;
    const seating = state.seating.map(({ faction }) => faction);
    for (const audience of ['table', 'moderator', ...seating] as const) look(timeline, audience);
    canSwap(timeline);
    chronicleOf(timeline);
    return { due: nextDeadline(timeline)?.at ?? null, seating };
  } catch {
    // The engine throws on events that it never wrote.
    return null;
  }
}

/** Builds the view and the texts of this audience, as frames and pages do. Throws if they would. */
function look(timeline: Timeline, audience: Audience): void {
  const seen = view(timeline, audience);
  JSON.stringify(seen);
  const { edition } = seen.table.choices;
  const lines = logPage(timeline, audience, Infinity, Infinity).map(({ fact }) => formatLogLine(fact, edition));
  const titles = 'prompts' in seen ? seen.prompts.map((prompt) => promptTitle(prompt, edition)) : [];
  // The text names a territory, a faction or a leader that does not exist.
  assert(![...lines, ...titles].some((said) => /undefined/i.test(said)));
}
