/** Long jobs run in slices: other requests run in between, however fast the machine is. */
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { expect, test } from 'vitest';
import { allItems, logPage, must, replay, type LogEntry, type LogLine, type Timeline } from '#engine';
import { readLog } from '../../server/application/reading.ts';
import type { Services } from '../../server/application/services.ts';
import type { EventStore, TableDump } from '../../server/store/event-store.ts';
import { othersFirst } from '../../server/store/slices.ts';
import { eventually } from '../support/server.ts';
import { createTimelines } from '../../server/application/timelines.ts';
import { openSqliteStore } from '../../server/store/sqlite.ts';
import { newDataDir } from '../support/process.ts';
import { openedTable } from '../support/table.ts';
import { CODE, raised, receipt, table, told, write } from '../support/stores.ts';
import { toStored } from '../../server/store/upcasts.ts';

/** Returns how often another job ran before this one was done. */
async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
  let turns = 0;
  let timer = setImmediate(function turn() {
    turns += 1;
    timer = setImmediate(turn);
  });
  await work();
  clearImmediate(timer);
  return turns;
}

test('the list of kept tables is built in slices, and is in order', async () => {
  const store = openSqliteStore(newDataDir());
  const codes = Array.from({ length: 350 }, (_, at) => `T${String(at).padStart(3, '0')}`);
  for (const [at, code] of codes.entries()) await store.foundTable(table(code, [raised((at * 7919) % 1000)]));
  let listed: readonly { readonly playedAt: number }[] = [];
  const turns = await turnsDuring(async () => {
    listed = await store.keptTables(100);
  });
  expect(turns).toBeGreaterThanOrEqual(6);
  expect(listed).toHaveLength(100);
  const times = listed.map(({ playedAt }) => playedAt);
  expect(times).toEqual(
    codes
      .map((_, at) => (at * 7919) % 1000)
      .sort((a, b) => b - a)
      .slice(0, 100),
  );
  await store.close();
});

/** A store with a table at which hands were raised and lowered many times. */
async function withLongLog() {
  const store = openSqliteStore(newDataDir());
  const start = openedTable([
    { faction: 'atreides', circle: 0 },
    { faction: 'harkonnen', circle: 3 },
  ]);
  const opening = [...allItems(start.timeline.entries)];
  await store.foundTable(table(CODE, opening));
  const hands = Array.from({ length: 1_000 }, (_, at): readonly LogEntry[] => [
    raised(start.now + at),
    { at: start.now + at, event: { type: 'HandLowered', faction: 'atreides', by: 'atreides', shift: 0 } },
  ]).flat();
  await store.append(write(opening.length, hands));
  return { store, entries: [...opening, ...hands] };
}

const timelinesOn = (store: EventStore, program: string | null) =>
  createTimelines({ store, program, tables: 1, loaded: () => undefined, failed: () => undefined });

test('a long log is opened in slices, with the same result', async () => {
  const { store, entries } = await withLongLog();
  let loaded: Timeline | null = null;
  const turns = await turnsDuring(async () => {
    loaded = await timelinesOn(store, null).load(CODE);
  });
  expect(turns).toBeGreaterThanOrEqual(7);
  const [timeline, whole] = [must<Timeline>(loaded, 'the table'), replay(entries)];
  expect(allItems(timeline.states)).toEqual(allItems(whole.states));
  expect(logPage(timeline, 'table', Infinity, Infinity)).toEqual(logPage(whole, 'table', Infinity, Infinity));
  await store.close();
});

test('a table that is deleted while its log is opened is not kept in memory', async () => {
  const { store } = await withLongLog();
  const timelines = timelinesOn(store, null);
  const opened = timelines.load(CODE);
  await othersFirst();
  const deleted = store.deleteTable(CODE);
  timelines.forget(CODE);
  expect(await deleted).toBe(true);
  expect(await opened).toBeNull();
  expect(await timelines.load(CODE)).toBeNull();
  await store.close();
});

/** Returns a table with this number of events, in the form of its file. */
const dumpOf = (length: number): TableDump => ({
  code: CODE,
  foundedAt: 1,
  due: 99,
  desk: 'desk of ABCD',
  events: Array.from({ length }, (_, at) => ({ at, ...toStored(raised(at).event) })),
  receipts: [receipt('kept')],
  seats: [{ faction: 'atreides', name: 'Paul', credential: 'credential of Paul' }],
  notices: [],
  votes: [],
});

test('a long table is restored in slices, and does not exist before the last slice', async () => {
  const store = openSqliteStore(newDataDir());
  await store.foundTable(table('PLAY'));
  let played = 0;
  const restoring = { isDone: false };
  const restored = store.restore(dumpOf(3_000)).finally(() => {
    restoring.isDone = true;
  });
  for (; !restoring.isDone; played += 1) {
    expect(await store.hasTable(CODE)).toBe(false);
    expect(await store.entries(CODE, 0)).toEqual([]);
    expect((await store.opening(CODE, null)).entries).toEqual([]);
    expect(await store.holder('desk of ABCD')).toBeNull();
    expect((await store.keptTables(9)).map(({ code }) => code)).toEqual(['PLAY']);
    expect(await store.dueTables()).toEqual([]);
    expect(await store.dump(CODE, told(1))).toBeNull();
    expect(await store.foundTable(table(CODE))).toBe(false);
    expect(await store.append({ ...write(played + 1, [raised(played)]), code: 'PLAY' })).toBe('appended');
  }
  expect(await restored).toBe(true);
  expect(played).toBeGreaterThanOrEqual(5);
  expect(await store.entries(CODE, 0)).toHaveLength(3_000);
  expect(await store.dueTables()).toEqual([CODE]);
  expect(await store.holder('credential of Paul')).toMatchObject({ name: 'Paul' });
  await store.close();
});

test('a restore that fails in the middle leaves nothing, and can be repeated', async () => {
  const store = openSqliteStore(newDataDir());
  const dump = dumpOf(1_200);
  const twice = { ...dump, receipts: [receipt('kept'), receipt('kept')] };
  await expect(store.restore(twice)).rejects.toThrow();
  expect(await store.hasTable(CODE)).toBe(false);
  expect(await store.restore(dump)).toBe(true);
  expect(await store.entries(CODE, 0)).toHaveLength(1_200);
  await store.close();
});

test('the rest of a crashed restore is removed at the next start', async () => {
  const dataDir = newDataDir();
  const store = openSqliteStore(dataDir);
  void store.restore(dumpOf(3_000)).catch(() => undefined);
  await othersFirst();
  // Copies the disk in the middle of a restore to another folder. The process goes on, but the copy stays.
  const crashed = newDataDir();
  for (const name of ['mentat.db', 'mentat.db-wal']) copyFileSync(join(dataDir, name), join(crashed, name));
  const left = () => rowsIn(crashed, 'SELECT COUNT(*) AS found FROM events');
  expect(left()).toBeGreaterThan(0);
  expect(left()).toBeLessThan(3_000);
  await openSqliteStore(crashed).close();
  expect(left()).toBe(0);
  expect(rowsIn(crashed, 'SELECT COUNT(*) AS found FROM tables')).toBe(0);
});

test('a long table is deleted in slices, and is gone before the first one', async () => {
  const store = openSqliteStore(newDataDir());
  await store.restore(dumpOf(3_000));
  let seen: boolean | null = null;
  const turns = await turnsDuring(async () => {
    const deleted = store.deleteTable(CODE);
    seen = await store.hasTable(CODE);
    expect(await deleted).toBe(true);
  });
  expect(turns).toBeGreaterThanOrEqual(5);
  expect(seen).toBe(false);
  await store.close();
});

test('the rest of a crashed deletion is removed at the next start', async () => {
  const dataDir = newDataDir();
  const store = openSqliteStore(dataDir);
  await store.restore(dumpOf(3_000));
  void store.deleteTable(CODE);
  const crashed = newDataDir();
  for (const name of ['mentat.db', 'mentat.db-wal']) copyFileSync(join(dataDir, name), join(crashed, name));
  const left = () => rowsIn(crashed, 'SELECT COUNT(*) AS found FROM events');
  expect(left()).toBeGreaterThan(0);
  const again = openSqliteStore(crashed);
  expect(await again.hasTable(CODE)).toBe(false);
  await again.close();
  expect(left()).toBe(0);
});

test('the first old page of a log that was opened from a snapshot is read in slices', async () => {
  const { store, entries } = await withLongLog();
  const program = 'this one';
  const first = timelinesOn(store, program);
  const whole = must(await first.load(CODE), 'the table');
  await eventually(async () => (await store.opening(CODE, program)).snapshot !== null);
  const services = { timelines: timelinesOn(store, program) } as Services;
  await services.timelines.load(CODE);
  let page: readonly LogLine[] = [];
  const turns = await turnsDuring(async () => {
    page = await readLog(services, CODE, 'table', { before: 50, limit: 20 });
  });
  expect(turns).toBeGreaterThanOrEqual(5);
  expect(page).toEqual(logPage(whole, 'table', 50, 20));
  expect(page).toHaveLength(20);
  expect(entries.length).toBeGreaterThan(2_000);
  await store.close();
});

function rowsIn(dataDir: string, select: string): number {
  const db = new Database(join(dataDir, 'mentat.db'));
  try {
    return (db.prepare(select).get() as { found: number }).found;
  } finally {
    db.close();
  }
}
