/**
 * How long decisions have been pending. The log gives the times, so they are the same after a restart or at another
 * desk.
 */
import { must } from '../core/assert-never.ts';
import { itemAt, lastOf } from '../core/append-only-list.ts';
import type { PromptId } from '../model/prompts.ts';
import type { GameState } from '../model/state.ts';
import type { Timeline } from '../model/timeline.ts';
import { assemble } from './assemble.ts';
import { isTimeBoxed } from './registry.ts';
import { prompts } from './prompts.ts';

/** How long a seat must be silent before the desk may answer for the seat (ms). */
export const SILENT_SEAT_MS = 20_000;

/**
 * Returns for each of these open decisions the moment since which it has been pending without a break (server time,
 * ms). If a decision was sealed and is open again, its time starts again, unless the sealing was secret.
 */
export function pendingSince(timeline: Timeline, ids: readonly PromptId[]): ReadonlyMap<PromptId, number> {
  const all = allPendingSince(timeline);
  return new Map(ids.flatMap((id) => entryOf(id, all.get(id))));
}

type Times = ReadonlyMap<PromptId, number>;

const entryOf = (id: PromptId, at: number | undefined): [PromptId, number][] => (at === undefined ? [] : [[id, at]]);

/** Positions never change. For the next position, only the events since the last requested one are read. */
const known = new WeakMap<GameState, Times>();

function allPendingSince({ entries, states }: Timeline): Times {
  const present = must(lastOf(states), 'an open table');
  const since = new Map<PromptId, number>();
  let looking = owedIn(present);
  for (let last = states.length - 1; last >= 0 && looking.length > 0; last -= 1) {
    const [entry, state] = [itemAt(entries, last), itemAt(states, last)];
    // All events of one command have the same time. Only the position after the last event was shown to players.
    if (entry === undefined || state === undefined || itemAt(entries, last + 1)?.at === entry.at) continue;
    const before = known.get(state);
    const owed = before === undefined ? new Set(owedIn(state)) : before;
    looking = looking.filter((id) => owed.has(id));
    for (const id of looking) since.set(id, before?.get(id) ?? entry.at);
    if (before !== undefined) break;
  }
  known.set(present, since);
  return since;
}

/**
 * Returns the open decisions. If nobody may know which seats have answered, sealed decisions are included, so that the
 * time does not show that an answer was withdrawn.
 */
const owedIn = (state: GameState): readonly PromptId[] =>
  prompts(assemble(state.choices), state)
    .filter(({ kind, sealed }) => !sealed || isTimeBoxed(state, kind))
    .map(({ id }) => id);
