/** How long decisions have been pending, by the log. So a restart or another desk finds the same time. */
import { itemAt } from '../core/append-only-list.ts';
import { memoizeOnObject } from '../core/memoize-on-object.ts';
import type { TableChoices } from '../model/choices.ts';
import type { Prompt, PromptId } from '../model/prompts.ts';
import type { GameState } from '../model/state.ts';
import type { Timeline } from '../model/timeline.ts';
import { assemble } from './assemble.ts';
import { isTimeBoxed } from './registry.ts';
import { prompts } from './prompts.ts';

/** How long a seat must be silent before the desk may answer in its place (ms). */
export const SILENT_SEAT_MS = 20_000;

/**
 * Returns for each of these open decisions since when it has been pending without a break (server time, ms). If a
 * decision was sealed and is open again, its time restarts, provided that everybody could know it was sealed.
 */
export function pendingSince({ entries, states }: Timeline, ids: readonly PromptId[]): ReadonlyMap<PromptId, number> {
  const since = new Map<PromptId, number>();
  let looking = ids;
  for (let last = states.length - 1; last >= 0 && looking.length > 0; last -= 1) {
    const [entry, state] = [itemAt(entries, last), itemAt(states, last)];
    // The events of one command have one time. Only the position at its end asked anybody.
    if (entry === undefined || state === undefined || itemAt(entries, last + 1)?.at === entry.at) continue;
    const owed = owedIn(state);
    looking = looking.filter((id) => owed.has(id));
    for (const id of looking) since.set(id, entry.at);
  }
  return since;
}

/** Positions never change, and every frame of the desk reads each of them again. */
const known = new WeakMap<GameState, ReadonlySet<PromptId>>();

/** The last such set of a table. A position that owes the same shares it, since a table has thousands of positions. */
const lastOwed = memoizeOnObject((_choices: TableChoices): { ids: ReadonlySet<PromptId> } => ({ ids: new Set() }));

function owedIn(state: GameState): ReadonlySet<PromptId> {
  const before = known.get(state);
  if (before !== undefined) return before;
  // While nobody may know which seats have answered, the time of a prompt must not show that an answer was withdrawn.
  const isOpen = ({ kind, sealed }: Prompt): boolean => !sealed || isTimeBoxed(state, kind);
  const open = prompts(assemble(state.choices), state).filter(isOpen);
  const owed = new Set(open.map(({ id }) => id));
  const last = lastOwed(state.choices);
  const isSame = owed.size === last.ids.size && [...owed].every((id) => last.ids.has(id));
  if (!isSame) last.ids = owed;
  known.set(state, last.ids);
  return last.ids;
}
