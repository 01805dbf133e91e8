/** Long tables open from a snapshot, and are the same without it. */
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
/** Between two commands, so that nothing follows by itself. */
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
  test('gets a snapshot as it is opened, and is opened from it by the same program from then on', async () => {
    const store = await withTable();
    expect((await store.opening(CODE, 'ours')).snapshot).toBeNull();
    const first = await shown(store, 'ours');
    const { snapshot } = await store.opening(CODE, 'ours');
    expect(snapshot?.length).toBeGreaterThan(100);
    expect(await shown(store, 'ours')).toEqual(first);
    expect(await shown(store, 'another')).toEqual(first);
    expect(await shown(store, null)).toEqual(first);
  });

  test('opened from it, goes on as its log does', async () => {
    const store = await withTable();
    await shown(store, 'ours');
    await store.append({ code: CODE, expected: begun.length, entries: end, receipt: null, due: null });
    const whole = replay(evening);
    expect(await shown(store, 'ours')).toEqual([view(whole, 'table'), view(whole, 'moderator')]);
  });

  test('plays on where none can be written, which is reported', async () => {
    const report = vi.fn<ErrorReporter>();
    const keepSnapshot = () => Promise.reject(new Error('no room'));
    const store = { ...(await withTable()), keepSnapshot };
    const timeline = await createApplication(store, { program: 'ours', report }).timelines.load(CODE);
    expect(timeline?.entries.length).toBe(begun.length);
    await vi.waitFor(() => {
      expect(report).toHaveBeenCalledOnce();
    });
  });

  test('is given none by sources that run as they are', () => {
    expect(runningProgram()).toBeNull();
  });
});

describe('the tables that a process keeps', () => {
  const GIGABYTE = 2 ** 30;

  test('are an evening’s on a small machine, twice as many on one twice as large, and one wherever it runs', () => {
    expect(tablesInMemory(2 * GIGABYTE)).toBeGreaterThanOrEqual(250);
    expect(tablesInMemory(4 * GIGABYTE)).toBe(2 * tablesInMemory(2 * GIGABYTE));
    expect(tablesInMemory(1)).toBe(1);
  });
});
