/** A long game keeps its last positions and lines in memory, and rebuilds earlier ones when they are read. */
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import { allItems, appended, emptyTimeline, must, present, type Audience, type LogEntry, type Timeline } from '#engine';
import { linesFor } from '#lib/kernel/timeline.ts';
import type { IndexedLogLine } from '#lib/model/timeline.ts';
import { longEvening } from '../../support/long-evening.ts';
import { factionsOf, openedTable, sendOk, type Table } from '../../support/table.ts';

/** Returns each position and each log line at the time of its record. */
function recorded(entries: readonly LogEntry[]) {
  let timeline = emptyTimeline;
  const states: unknown[] = [];
  const told = new Map<Audience, readonly IndexedLogLine[]>();
  for (const entry of entries) {
    const before = timeline;
    timeline = appended(timeline, [entry]);
    states.push(present(timeline));
    const isSwap = entry.event.type === 'FactionsSwapped';
    for (const audience of timeline.lines.keys()) {
      const from = isSwap && audience !== 'table' ? 'table' : audience;
      const had = linesFor(before, from).length;
      const added = allItems(linesFor(timeline, audience)).slice(had);
      told.set(audience, [...(told.get(from) ?? []).slice(0, had), ...added]);
    }
  }
  return { timeline, states, told };
}

function expectSameAsRecorded({ timeline: { entries } }: Table): Timeline {
  const { timeline, states, told } = recorded(allItems(entries));
  const again = allItems(timeline.states);
  expect(again).toHaveLength(states.length);
  expect(states.findIndex((state, at) => !isDeepStrictEqual(state, again[at]))).toBe(-1);
  for (const [audience, lines] of told) expect(allItems(linesFor(timeline, audience))).toEqual(lines);
  return timeline;
}

const inMemory = ({ pages }: { readonly pages: readonly (readonly unknown[])[] }) => pages.flat().length;

function takenBack(table: Table, nth: number): Table {
  const desk = table.engine.view(table.timeline, 'moderator');
  const { to } = must('desk' in desk ? desk.desk.points.at(nth) : null, 'a point to take back to');
  return sendOk(table, 'moderator', { type: 'TakeBack', to });
}

/** Hands are raised and lowered. */
function talking(table: Table, times: number): Table {
  const by = must(factionsOf(table)[0], 'a faction');
  return Array.from({ length: times }).reduce<Table>(
    (now) => sendOk(sendOk(now, by, { type: 'RaiseHand' }), 'moderator', { type: 'LowerHand' }),
    table,
  );
}

describe('the positions and lines of a long game', () => {
  const evening = longEvening(620);

  test('are the same when they are rebuilt', () => {
    const timeline = expectSameAsRecorded(evening);
    expect(must(timeline.base, 'a base').entries.length).toBeGreaterThan(500);
  });

  test('are not all in memory, and the number in memory does not grow', () => {
    let { timeline } = { timeline: emptyTimeline };
    const most = { states: 0, lines: 0 };
    for (const entry of allItems(evening.timeline.entries)) {
      timeline = appended(timeline, [entry]);
      most.states = Math.max(most.states, inMemory(timeline.states));
      most.lines = Math.max(most.lines, inMemory(linesFor(timeline, 'atreides')));
    }
    expect(most.states).toBeLessThanOrEqual(512);
    expect(inMemory(timeline.states)).toBeLessThanOrEqual(64);
    expect(inMemory(must(timeline.base, 'a base').states)).toBe(1);
    expect(most.lines).toBeLessThan(linesFor(timeline, 'atreides').length);
  });

  test('are the same after take-backs to far back, and after a take-back of a take-back', () => {
    const back = takenBack(talking(takenBack(longEvening(260), -1), 2), 0);
    const again = takenBack(talking(takenBack(back, 5), 40), 3);
    expectSameAsRecorded(again);
  });
});

test('after a late swap of factions, the two seats have only the log lines that all could read', () => {
  const seating = [
    { faction: 'atreides', circle: 0 },
    { faction: 'harkonnen', circle: 3 },
    { faction: 'emperor', circle: 5 },
  ] as const;
  const before = talking(openedTable(seating), 100);
  const swapped = sendOk(before, 'atreides', { type: 'SwapFactions', partner: 'emperor' });
  expect(must(swapped.timeline.base, 'a base').entries.length).toBe(before.timeline.entries.length);
  expectSameAsRecorded(talking(swapped, 100));
});
