export type { LogEntry, Timeline, IndexedLogLine } from '../model/timeline.ts';
import { must } from '../core/assert-never.ts';
import { append, type AppendOnlyList, itemAt, lastOf, EMPTY_LIST } from '../core/append-only-list.ts';
import type { Audience } from '../model/audience.ts';
import type { EventOf, GameEvent } from '../model/events.ts';
import type { ArchivedInstruction } from '../model/instructions.ts';
import type { LogFact } from '../model/log.ts';
import type { GameState } from '../model/state.ts';
import type { LogEntry, Timeline, IndexedLogLine } from '../model/timeline.ts';
import { countersOf, withSlotNumbersOf } from './counters.ts';
import { evolve } from './evolve.ts';
import { withInstructions } from './instructions.ts';
import { isOwnChanged, logFacts } from './log.ts';
import { activityHandlerFor, keptFrom, newReadersAfter } from './registry.ts';

export const emptyTimeline: Timeline = {
  entries: EMPTY_LIST,
  states: EMPTY_LIST,
  seatedAt: 0,
  lines: new Map(),
};

/** The present position; `null` before the table is opened. */
export const present = (timeline: Timeline): GameState | null => lastOf(timeline.states) ?? null;

/** The timeline with these events recorded after its last. */
export function appended(timeline: Timeline, added: readonly LogEntry[]): Timeline {
  let { entries, states, seatedAt } = timeline;
  const lines = new Map(timeline.lines);
  for (const entry of added) {
    const before = lastOf(states) ?? null;
    const after = recorded(states, before, entry.event);
    tell(lines, entry, entries.length, before ?? after, after);
    if (before !== null && isSeatedAnew(before, after)) seatedAt = entries.length;
    entries = append(entries, entry);
    states = append(states, after);
  }
  return { entries, states, seatedAt, lines };
}

/** Nothing else than a swap seats factions anew; a position that was read from the disk holds the same seating twice. */
const isSeatedAnew = (before: GameState, after: GameState): boolean =>
  before.seating !== after.seating && JSON.stringify(before.seating) !== JSON.stringify(after.seating);

/** Adds to each audience's lines what it may read of this event. */
function tell(
  lines: Map<Audience, AppendOnlyList<IndexedLogLine>>,
  { at, event }: LogEntry,
  index: number,
  before: GameState,
  after: GameState,
): void {
  for (const faction of newReadersAfter(event)) lines.set(faction, lines.get('table') ?? EMPTY_LIST);
  for (const audience of audiencesOf(after)) {
    for (const fact of toldOf(lines.get(audience) ?? EMPTY_LIST, before, after, event, audience)) {
      const own = lines.get(audience) ?? EMPTY_LIST;
      lines.set(audience, append(own, { line: { position: own.length, at, fact }, event: index }));
    }
  }
}

function toldOf(
  own: AppendOnlyList<IndexedLogLine>,
  before: GameState,
  after: GameState,
  event: GameEvent,
  audience: Audience,
): readonly LogFact[] {
  if (event.type !== 'TakenBack') return logFacts(before, after, event, audience);
  const to = lastLineUpTo(own, event.to);
  return [{ code: 'taken-back', to, ownChanged: isOwnChanged(before, after, audience) }];
}

/** The last line told of this event or an earlier one. */
function lastLineUpTo(lines: AppendOnlyList<IndexedLogLine>, event: number): number {
  let last = lines.length - 1;
  while (last >= 0 && must(itemAt(lines, last), 'a line').event > event) last -= 1;
  return last;
}

/** Rebuilds the timeline of a stored log. */
export const replay = (entries: readonly LogEntry[]): Timeline => appended(emptyTimeline, entries);

/** The position after one more event, while a decision is still being carried on. */
export const recordedAfter = (timeline: Timeline, state: GameState | null, event: GameEvent): GameState =>
  recorded(timeline.states, state, event);

export const linesFor = (timeline: Timeline, audience: Audience): AppendOnlyList<IndexedLogLine> =>
  timeline.lines.get(audience === 'moderator' ? 'table' : audience) ?? EMPTY_LIST;

function recorded(states: AppendOnlyList<GameState>, state: GameState | null, event: GameEvent): GameState {
  if (event.type !== 'TakenBack') return evolve(state, event);
  return restored(must(itemAt(states, event.to), 'the position to return to'), must(state, 'an open table'), event);
}

/**
 * The earlier position again. What was seen stays seen; ids are not used twice; a running window starts its time anew;
 * and no answer given before can still be heard. Hands raised then or now are raised, and a pause of then or now holds:
 * what only that held back must not happen again by itself.
 */
function restored(then: GameState, now: GameState, event: EventOf<'TakenBack'>): GameState {
  const back = withSlotNumbersOf(now, {
    ...then,
    talking: then.factions
      .filter(({ faction }) => [...then.talking, ...now.talking].some((talker) => talker.faction === faction))
      .map(({ faction }) => ({ faction, since: event.at })),
    paused: then.paused === null && now.paused === null ? null : event.at,
    instructions: now.instructions.map((one) => ({ ...one, filed: wasFiled(then, one) })),
    ...countersOf(now),
    epoch: event.epoch,
    treacheryDeck: event.treacheryDeck ?? then.treacheryDeck,
    stack: then.stack.map((activity) => activityHandlerFor(activity)?.onTakeBack?.(activity, event) ?? activity),
  });
  return keptFrom(withInstructions({ ...back, knowledge: now.knowledge }, event.moves), now, event);
}

/** What was on the list then is on it again, ticked as far as hands have done it; all that came later is off it. */
const wasFiled = (then: GameState, { id }: ArchivedInstruction): boolean =>
  then.instructions.find((old) => old.id === id)?.filed ?? true;

const audiencesOf = (state: GameState): readonly Audience[] => ['table', ...state.factions.map((own) => own.faction)];
