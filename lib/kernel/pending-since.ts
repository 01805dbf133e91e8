/** Since when decisions are owed: told by the log, so that a restart or another desk finds the same moment. */
import { itemAt } from '../core/append-only-list.ts';
import type { Prompt, PromptId } from '../model/prompts.ts';
import type { GameState } from '../model/state.ts';
import type { Timeline } from '../model/timeline.ts';
import { assemble } from './assemble.ts';
import { isTimeBoxed } from './registry.ts';
import { prompts } from './prompts.ts';

/** How long a seat is silent before the desk may answer in its place, in milliseconds. */
export const SILENT_SEAT_MS = 20_000;

/**
 * For each of these open decisions the server time (ms) since when it has been owed without a break. A decision that
 * was sealed and is open again is owed since then, if all could know that it was sealed.
 */
export function pendingSince({ entries, states }: Timeline, ids: readonly PromptId[]): ReadonlyMap<PromptId, number> {
  const since = new Map<PromptId, number>();
  let looking = ids;
  for (let last = states.length - 1; last >= 0 && looking.length > 0; last -= 1) {
    const [entry, state] = [itemAt(entries, last), itemAt(states, last)];
    // Events of one command have one time: only what it came to in the end was ever asked of anybody.
    if (entry === undefined || state === undefined || itemAt(entries, last + 1)?.at === entry.at) continue;
    const owed = owedIn(state);
    looking = looking.filter((id) => owed.has(id));
    for (const id of looking) since.set(id, entry.at);
  }
  return since;
}

/** Positions never change, and each is looked at again with every frame of the desk. */
const known = new WeakMap<GameState, ReadonlySet<PromptId>>();

function owedIn(state: GameState): ReadonlySet<PromptId> {
  const before = known.get(state);
  if (before !== undefined) return before;
  // Where nobody may learn yet which seats have answered, a withdrawn answer must not show in when the decision was asked.
  const isOpen = ({ kind, sealed }: Prompt): boolean => !sealed || isTimeBoxed(state, kind);
  const open = prompts(assemble(state.choices), state).filter(isOpen);
  const owed = new Set(open.map(({ id }) => id));
  known.set(state, owed);
  return owed;
}
