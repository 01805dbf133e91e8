import { seededRandom } from '#engine';
import { benchDisk } from './disk.ts';
import { floorTable, startFloor } from './floor.ts';
import { floodedLoad, steadyLoad, type LoadTable, type Stretch } from './load.ts';
import { mentatTable, type MentatTable } from './mentat-table.ts';
import { startServer } from './processes.ts';
import type { Compared, LiveReport, LiveSetting, LoadFigures } from './report.ts';
import { rounded, tailOf } from './spread.ts';

/** Tables, and commands a second that all of them offer together. */
const SETTINGS = [
  { tables: 1, perSecond: 30 },
  { tables: 20, perSecond: 40 },
  { tables: 100, perSecond: 60 },
] as const;

const WARM_UP_SECONDS = 0.5;
/** Mentat and the floor take turns, so that a machine busy with other things is unfair to both alike. */
const STRETCHES = 3;
const STEADY_SECONDS = 1.5;
const FLOODED_SECONDS = 0.7;
const SOCKETS_AT_TABLE = 7;
/** Tables that are set up at the same time. */
const TOGETHER = 10;

interface Pair {
  readonly mentat: MentatTable;
  readonly floor: LoadTable;
}

/** Milliseconds from a phone's command to the last phone's new view, at few tables and at many. */
export async function benchLive(say: (progress: string) => void): Promise<LiveReport> {
  const server = await startServer({
    args: ['--import', 'tsx', 'test/bench/mentat-server.ts'],
    env: { BENCH_COMMANDS: 'unlimited' },
  });
  const floor = await startFloor();
  const pairs: Pair[] = [];
  const settings: LiveSetting[] = [];
  try {
    for (const { tables, perSecond } of SETTINGS) {
      say(`live: setting up ${tables} tables`);
      while (pairs.length < tables) {
        const numbers = Array.from({ length: Math.min(TOGETHER, tables - pairs.length) }, (_, n) => pairs.length + n);
        pairs.push(...(await Promise.all(numbers.map((number) => pairOf(server.origin, floor.origin, number)))));
      }
      say(`live: measuring ${tables} tables`);
      settings.push(await settingOf(pairs, perSecond));
    }
  } finally {
    for (const { mentat, floor: bare } of pairs) {
      mentat.close();
      bare.close();
    }
    await floor.stop();
    await server.stop();
  }
  return { settings };
}

/** A table, and one at the bare server whose devices hear messages of the same size. */
async function pairOf(origin: string, floorOrigin: string, number: number): Promise<Pair> {
  const mentat = await mentatTable(origin, number, seededRandom(number));
  return { mentat, floor: await floorTable(floorOrigin, mentat.code, mentat.frames()) };
}

async function settingOf(pairs: readonly Pair[], perSecond: number): Promise<LiveSetting> {
  const mentat = pairs.map((pair) => pair.mentat);
  const floor = pairs.map((pair) => pair.floor);
  await floodedLoad(mentat, WARM_UP_SECONDS);
  await floodedLoad(floor, WARM_UP_SECONDS);
  return {
    tables: pairs.length,
    sockets: pairs.length * SOCKETS_AT_TABLE,
    disk: benchDisk(),
    steady: await compared(mentat, floor, perSecond, (tables) => steadyLoad(tables, perSecond, STEADY_SECONDS)),
    flooded: await compared(mentat, floor, null, (tables) => floodedLoad(tables, FLOODED_SECONDS)),
  };
}

async function compared(
  mentat: readonly LoadTable[],
  floor: readonly LoadTable[],
  offeredPerSecond: number | null,
  load: (tables: readonly LoadTable[]) => Promise<Stretch>,
): Promise<Compared> {
  const turns: { readonly ours: Stretch; readonly bare: Stretch }[] = [];
  while (turns.length < STRETCHES) turns.push({ ours: await load(mentat), bare: await load(floor) });
  const ours = figuresOf(
    turns.map((turn) => turn.ours),
    offeredPerSecond,
  );
  const bare = figuresOf(
    turns.map((turn) => turn.bare),
    offeredPerSecond,
  );
  const times = (rank: 'p50' | 'p95' | 'p99') => rounded(ours.milliseconds[rank] / bare.milliseconds[rank]);
  return { mentat: ours, floor: bare, timesFloor: { p50: times('p50'), p95: times('p95'), p99: times('p99') } };
}

function figuresOf(stretches: readonly Stretch[], offeredPerSecond: number | null): LoadFigures {
  const times = stretches.flatMap((stretch) => stretch.times);
  const lasted = stretches.reduce((sum, stretch) => sum + stretch.lasted, 0);
  return {
    offeredPerSecond,
    donePerSecond: rounded((times.length * 1000) / lasted),
    commands: times.length,
    milliseconds: tailOf(times),
  };
}
