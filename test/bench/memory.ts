/** The server's memory: remembered views, a table, and the sockets of a table. */
import { setTimeout as sleep } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import {
  allItems,
  appended,
  emptyTimeline,
  lastOf,
  must,
  present,
  replay,
  seededRandom,
  view,
  type Audience,
  type LogEntry,
  type Timeline,
} from '#engine';
import { SIX_FACTIONS } from '../support/six.ts';
import { createFrames, MEMORY } from '#server/application/frames.ts';
import { longEvening } from '../support/long-evening.ts';
import type { Usage } from './attack.ts';
import { mentatTable, type MentatTable } from './mentat-table.ts';
import { startServer } from './processes.ts';
import type { MemoryReport } from './report.ts';
import { rounded } from './spread.ts';

const EVENTS = 1_000;
const TABLES = 20;
/** One game takes some seconds. */
const FEWER = 4;
const FEWEST = 2;
const TALKED = 10_000;
const WARM_UP = 5;
const EVERYBODY: readonly Audience[] = ['table', 'moderator', ...SIX_FACTIONS];

export async function benchMemory(): Promise<MemoryReport> {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const held = async () => {
    // Objects that were read in this turn of the event loop stay in memory until its end.
    await sleep(1);
    collect();
    return process.memoryUsage().heapUsed;
  };
  const log = JSON.stringify(allItems(longEvening(EVENTS).timeline.entries));
  return { ...(await tables(log, held)), ...(await pictures(log, held)), ...(await seated()) };
}

type Held = () => Promise<number>;

const read = (log: string) => replay(JSON.parse(log) as LogEntry[]);

/**
 * A game played event by event, with the views of all audiences after each event. Its choices object is separate, like
 * a real table's.
 */
const played = (log: string): Timeline => (JSON.parse(log) as LogEntry[]).reduce(lookedAt, emptyTimeline);

function lookedAt(before: Timeline, entry: LogEntry): Timeline {
  const timeline = appended(before, [entry]);
  const seats = must(present(timeline), 'an open table').factions.map(({ faction }) => faction);
  for (const audience of ['table', 'moderator', ...seats] as const) view(timeline, audience);
  return timeline;
}

/** A game that was played, and in which hands were raised and lowered after that. */
function talked(log: string): Timeline {
  let timeline = played(log);
  let at = must(lastOf(timeline.entries), 'an event').at;
  const { faction } = must(must(present(timeline), 'an open table').factions[0], 'a faction');
  while (timeline.entries.length < TALKED) {
    const raised = { type: 'HandRaised', faction, at } as const;
    const lowered = { type: 'HandLowered', faction, by: 'moderator', shift: 0 } as const;
    timeline = [raised, lowered, raised].reduce((now, event) => appended(now, [{ at: (at += 1), event }]), timeline);
    timeline = lookedAt(timeline, { at: (at += 1), event: lowered });
  }
  return timeline;
}

const tables = async (log: string, held: Held): Promise<Pick<MemoryReport, 'table' | 'played' | 'talked'>> => ({
  table: await kilobytesOf(read, TABLES, log, held),
  played: await kilobytesOf(played, FEWER, log, held),
  talked: await kilobytesOf(talked, FEWEST, log, held),
});

async function kilobytesOf(make: (log: string) => Timeline, count: number, log: string, held: Held) {
  // Memory that the compiler keeps does not count.
  for (let n = 0; n < WARM_UP; n += 1) make(log);
  const before = await held();
  const kept = Array.from({ length: count }, () => make(log));
  const bytes = ((await held()) - before) / kept.length;
  return { events: must(kept[0], 'a table').entries.length, kilobytes: rounded(bytes / 1000) };
}

/** The maximum number of remembered views, each of a different table with a new position. */
async function pictures(log: string, held: Held): Promise<Pick<MemoryReport, 'pictures'>> {
  const before = read(log);
  const [head, tail] = [allItems(before.entries).slice(0, -1), allItems(before.entries).slice(-1)];
  const then = replay(head);
  let now = then;
  const frames = createFrames({ load: () => Promise.resolve(now) }, Date.now);
  const codes = Array.from({ length: MEMORY.pictures / EVERYBODY.length }, (_, n) => `T${n}`);
  const start = await held();
  for (const code of codes) {
    for (const step of [0, 1]) {
      // Objects of this table alone; views of one timeline are shared.
      now = step === 0 ? { ...then } : appended(then, tail);
      for (const audience of EVERYBODY) await frames.frame(code, audience);
    }
  }
  now = then;
  const megabytes = ((await held()) - start) / 1e6;
  await frames.frame('T0', 'table');
  return { pictures: { remembered: codes.length * EVERYBODY.length, megabytes: rounded(megabytes) } };
}

/** Tables of six phones and a screen that begin a battle, in the memory of the server's process. */
async function seated(): Promise<Pick<MemoryReport, 'seated'>> {
  const server = await startServer({
    args: ['--expose-gc', '--import', 'tsx', 'test/bench/mentat-server.ts'],
    env: { BENCH_COMMANDS: 'unlimited' },
    talks: true,
  });
  const usage = async () => ((await server.ask()) as Usage).bytes;
  const open: MentatTable[] = [];
  const opened = async (tables: number) => {
    for (let n = 0; n < tables; n += 1) open.push(await mentatTable(server.origin, open.length, seededRandom(n)));
  };
  // The first tables grow the heap for all later ones.
  await opened(WARM_UP);
  const before = await usage();
  await opened(TABLES);
  const kilobytes = rounded(((await usage()) - before) / 1000 / TABLES);
  for (const table of open) table.close();
  await server.stop();
  return { seated: { tables: TABLES, kilobytes } };
}
