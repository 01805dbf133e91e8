/** Long tables open from a snapshot. The result is the same without a snapshot. */
import { describe, expect, test, vi } from 'vitest';
import { allItems, replay, view, type LogEntry } from '#engine';
import { longEvening } from '../support/long-evening.ts';
import { createApplication } from '../../server/application/application.ts';
import type { ErrorReporter } from '../../server/application/error-reporter.ts';
import { runningProgram } from '../../server/application/program.ts';
import { tablesInMemory } from '../../server/application/timelines.ts';
import type { EventStore } from '../../server/store/event-store.ts';
import { memoryStore } from '../support/memory-store.ts';
import { CODE, table } from '../support/stores.ts';

const evening: readonly LogEntry[] = allItems(longEvening(1_200).timeline.entries);
/** The snapshot is between two commands, so that no automatic event follows. */
const middle = evening.findIndex(({ at }, index) => index >= 1_150 && at !== evening[index - 1]?.at);
const [begun, end] = [evening.slice(0, middle), evening.slice(middle)];

async function withTable(): Promise<EventStore> {
  const store = memoryStore();
  await store.foundTable(table(CODE, begun));
  return store;
}

const shown = async (store: EventStore, program: string | null) => {
  const timeline = await createApplication(store, { program }).timelines.load(CODE);
  if (timeline === null) throw new Error('There is no table');
  return (['table', 'moderator'] as const).map((audience) => view(timeline, audience));
};

describe('a long table', () => {
  test('gets a snapshot when it is opened, and is opened from the snapshot later', async () => {
    const store = await withTable();
    expect((await store.opening(CODE, 'ours')).snapshot).toBeNull();
    const first = await shown(store, 'ours');
    const { snapshot } = await store.opening(CODE, 'ours');
    expect(snapshot?.length).toBeGreaterThan(100);
    expect(await shown(store, 'ours')).toEqual(first);
    expect(await shown(store, 'another')).toEqual(first);
    expect(await shown(store, null)).toEqual(first);
  });

  test('shows the same view from a snapshot and later events as from a replay of its whole log', async () => {
    const store = await withTable();
    await shown(store, 'ours');
    await store.append({ code: CODE, expected: begun.length, entries: end, receipt: null, due: null });
    const whole = replay(evening);
    expect(await shown(store, 'ours')).toEqual([view(whole, 'table'), view(whole, 'moderator')]);
  });

  test('plays on if no snapshot can be written, and the failure is reported', async () => {
    const report = vi.fn<ErrorReporter>();
    const keepSnapshot = () => Promise.reject(new Error('no room'));
    const store = { ...(await withTable()), keepSnapshot };
    const timeline = await createApplication(store, { program: 'ours', report }).timelines.load(CODE);
    expect(timeline?.entries.length).toBe(begun.length);
    await vi.waitFor(() => {
      expect(report).toHaveBeenCalledOnce();
    });
  });

  test('gets no snapshot if the program runs from its sources', () => {
    expect(runningProgram()).toBeNull();
  });
});

describe('the number of tables that a process keeps in memory', () => {
  const GIGABYTE = 2 ** 30;

  test('is enough for a long session on a small machine, twice that on a machine twice as large, and at least one', () => {
    expect(tablesInMemory(2 * GIGABYTE)).toBeGreaterThanOrEqual(500);
    expect(tablesInMemory(4 * GIGABYTE)).toBe(2 * tablesInMemory(2 * GIGABYTE));
    expect(tablesInMemory(1)).toBe(1);
  });
});
