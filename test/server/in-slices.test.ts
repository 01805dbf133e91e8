/** Long work in slices: what else waits has its turn in between, however fast the machine is. */
import { expect, test } from 'vitest';
import { allItems, replay, type LogEntry, type Timeline } from '#engine';
import { createTimelines } from '../../server/application/timelines.ts';
import { openSqliteStore } from '../../server/store/sqlite.ts';
import { newDataDir } from '../support/process.ts';
import { openedTable } from '../support/table.ts';
import { CODE, raised, table, write } from '../support/stores.ts';

/** How often something else had its turn before this was done. */
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

test('the list of kept tables lets others have their turn, and is in order', async () => {
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

test('opening a long log lets others have their turn, and comes to the same', async () => {
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
  const timelines = createTimelines({
    store,
    program: null,
    tables: 1,
    loaded: () => undefined,
    failed: () => undefined,
  });
  let timeline: Timeline | null = null;
  const turns = await turnsDuring(async () => {
    timeline = await timelines.load(CODE);
  });
  expect(turns).toBeGreaterThanOrEqual(7);
  expect(timeline).toEqual(replay([...opening, ...hands]));
  await store.close();
});
