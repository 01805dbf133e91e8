export type { LogEntry, Timeline, IndexedLogLine } from '../model/timeline.ts';
export { emptyTimeline } from './archive.ts';
import { must } from '../core/assert-never.ts';
import { append, type AppendOnlyList, itemAt, lastOf, EMPTY_LIST } from '../core/append-only-list.ts';
import type { Audience } from '../model/audience.ts';
import type { EventOf, GameEvent } from '../model/events.ts';
import type { ArchivedInstruction } from '../model/instructions.ts';
import type { LogFact } from '../model/log.ts';
import { seatsOfAll } from '../model/selectors.ts';
import type { GameState } from '../model/state.ts';
import type { LogEntry, Timeline, IndexedLogLine } from '../model/timeline.ts';
import { archived, emptyTimeline, isTakeBack, shortened } from './archive.ts';
import { countersOf, withSlotNumbersOf } from './counters.ts';
import { evolve } from './evolve.ts';
import { withInstructions } from './instructions.ts';
import { isOwnChanged, logFacts } from './log.ts';
import { redactCards } from './redact-cards.ts';
import { activityHandlerFor, newReadersAfter } from './registry.ts';
import { keptFrom } from './all-features.ts';

/** Returns the present position; `null` before the table is opened. */
export const present = (timeline: Timeline): GameState | null => lastOf(timeline.states) ?? null;

/** Returns the timeline with these events appended. */
export const appended = (timeline: Timeline, added: readonly LogEntry[]): Timeline =>
  added.reduce((now, entry) => {
    // A take-back reads positions far back, and a swap gives seats other lines. Neither event is ever recorded again
    // together with the events before it.
    const isApart = isTakeBack(entry) || newReadersAfter(entry.event).length > 0;
    const after = grown(isApart ? archived(now, grown) : now, [entry]);
    return isTakeBack(entry) ? archived(after, grown) : shortened(after, grown);
  }, timeline);

/** Returns the timeline with these events appended. Everything after its base is in memory. */
function grown(timeline: Timeline, added: readonly LogEntry[]): Timeline {
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
  return { entries, states, seatedAt, lines, base: timeline.base };
}

/** Only a swap of seats changes the seating. A position from the disk may contain an equal copy of the same seating. */
const isSeatedAnew = (before: GameState, after: GameState): boolean =>
  before.seating !== after.seating && JSON.stringify(seatsOfAll(before)) !== JSON.stringify(seatsOfAll(after));

/** Adds the lines of this event for each audience. */
function tell(
  lines: Map<Audience, AppendOnlyList<IndexedLogLine>>,
  { at, event }: LogEntry,
  index: number,
  before: GameState,
  after: GameState,
): void {
  for (const faction of newReadersAfter(event)) lines.set(faction, lines.get('table') ?? EMPTY_LIST);
  for (const audience of audiencesOf(after)) {
    for (const fact of toldOf(lines, before, after, event, audience)) {
      const own = lines.get(audience) ?? EMPTY_LIST;
      lines.set(audience, append(own, { line: { position: own.length, at, fact }, event: index, turn: after.turn }));
    }
  }
}

function toldOf(
  lines: ReadonlyMap<Audience, AppendOnlyList<IndexedLogLine>>,
  before: GameState,
  after: GameState,
  event: GameEvent,
  audience: Audience,
): readonly LogFact[] {
  if (event.type !== 'TakenBack') return logFacts(before, after, event, audience);
  const to = lastLineUpTo(lines.get(audience) ?? EMPTY_LIST, event.to);
  const ownChanged = isOwnChanged(before, after, audience);
  const undone = firstUndone(lines.get('table') ?? EMPTY_LIST, event.to);
  const by = event.by === undefined ? {} : { by: event.by };
  return [{ code: 'taken-back', to, ownChanged, before: undone, ...by }];
}

/**
 * Returns the first public line after this event. The line names no cards, because players also read it in later turns
 * (R-191).
 */
function firstUndone(lines: AppendOnlyList<IndexedLogLine>, event: number): LogFact | null {
  const next = itemAt(lines, lastLineUpTo(lines, event) + 1);
  return next === undefined || next.line.fact.code === 'taken-back' ? null : redactCards(next.line.fact);
}

/** Returns the last line of this event or of an earlier event. */
function lastLineUpTo(lines: AppendOnlyList<IndexedLogLine>, event: number): number {
  let last = lines.length - 1;
  while (last >= 0 && must(itemAt(lines, last), 'a line').event > event) last -= 1;
  return last;
}

/** Builds the timeline of a stored log. */
export const replay = (entries: readonly LogEntry[]): Timeline => appended(emptyTimeline, entries);

/** Returns the position after one more event, while a command is still being decided. */
export const recordedAfter = (timeline: Timeline, state: GameState | null, event: GameEvent): GameState =>
  recorded(timeline.states, state, event);

/** Returns the log of this audience. */
export const linesFor = (timeline: Timeline, audience: Audience): AppendOnlyList<IndexedLogLine> =>
  timeline.lines.get(audience === 'moderator' ? 'table' : audience) ?? EMPTY_LIST;

function recorded(states: AppendOnlyList<GameState>, state: GameState | null, event: GameEvent): GameState {
  if (event.type !== 'TakenBack') return evolve(state, event);
  return restored(must(itemAt(states, event.to), 'the position to return to'), must(state, 'an open table'), event);
}

/**
 * Returns the earlier position after a take-back. Learnt facts stay learnt, ids are not used twice, a running window
 * starts its time again, and earlier answers no longer count. Hands that are raised in either position stay raised. A
 * pause in either position continues, so that nothing that it stopped happens automatically.
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

/**
 * Returns the checklist of the earlier position, with the ticks of everything that the table has done. Later
 * instructions are removed.
 */
const wasFiled = (then: GameState, { id }: ArchivedInstruction): boolean =>
  then.instructions.find((old) => old.id === id)?.filed ?? true;

const audiencesOf = (state: GameState): readonly Audience[] => [
  'table',
  ...seatsOfAll(state).map(({ faction }) => faction),
];
