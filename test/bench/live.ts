import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { seededRandom } from '#engine';
import { benchDisk } from './disk.ts';
import { floorTable, startFloor, type FloorTable } from './floor.ts';
import { sizeOf } from './frames.ts';
import { floodedLoad, steadyLoad, type LoadTable, type Stretch } from './load.ts';
import { mentatTable, type MentatTable } from './mentat-table.ts';
import { startServer } from './processes.ts';
import type { Compared, Floor, LiveReport, LiveSetting, LoadFigures } from './report.ts';
import { rounded, tailOf } from './spread.ts';

/** The number of tables, and the commands a second of all tables together. */
const SETTINGS = [
  { tables: 1, perSecond: 30 },
  { tables: 20, perSecond: 40 },
  { tables: 100, perSecond: 60 },
  { tables: 500, perSecond: 60 },
] as const;

const WARM_UP_SECONDS = 0.5;
/** Mentat and the minimal server alternate, so that other work on the machine affects both alike. */
const STRETCHES = 3;
const STEADY_SECONDS = 1.5;
const FLOODED_SECONDS = 0.7;
const SOCKETS_AT_TABLE = 7;
/** The number of commands after which the table has its first position again. */
const CHANGES_IN_A_ROUND = 4;
/**
 * The messages of an earlier Mentat to the devices of such a table, whole views of 9 kB: no later change of our frames
 * affects them.
 */
const RECORDED = JSON.parse(
  gunzipSync(readFileSync(new URL('frames-739be49.json.gz', import.meta.url))).toString(),
) as readonly object[];
/** The number of tables that are set up in parallel. */
const TOGETHER = 10;

/** One table at Mentat, and two tables at the minimal server. */
interface Trio {
  readonly mentat: MentatTable;
  readonly floor: FloorTable;
  readonly recorded: FloorTable;
}

/** Milliseconds from a phone's command to the last phone's new view, with few tables and with many. */
export async function benchLive(say: (progress: string) => void): Promise<LiveReport> {
  const server = await startServer({
    args: ['--import', 'tsx', 'test/bench/mentat-server.ts'],
    env: { BENCH_COMMANDS: 'unlimited' },
  });
  const floor = await startFloor();
  const trios: Trio[] = [];
  const settings: LiveSetting[] = [];
  try {
    for (const { tables, perSecond } of SETTINGS) {
      say(`live: setting up ${tables} tables`);
      while (trios.length < tables) {
        const numbers = Array.from({ length: Math.min(TOGETHER, tables - trios.length) }, (_, n) => trios.length + n);
        trios.push(...(await Promise.all(numbers.map((number) => trioOf(server.origin, floor.origin, number)))));
      }
      say(`live: measuring ${tables} tables`);
      settings.push(await settingOf(trios, perSecond));
    }
  } finally {
    for (const table of trios.flatMap(({ mentat, floor: bare, recorded }) => [mentat, bare, recorded])) table.close();
    await floor.stop();
    await server.stop();
  }
  return { settings };
}

/**
 * Opens one table at Mentat, and two at the minimal server: with messages of our length, and with recorded messages.
 */
async function trioOf(origin: string, floorOrigin: string, number: number): Promise<Trio> {
  const mentat = await mentatTable(origin, number, seededRandom(number));
  for (let n = 0; n < CHANGES_IN_A_ROUND; n += 1) await mentat.change();
  return {
    mentat,
    floor: await floorTable(floorOrigin, mentat.code, mentat.heard()),
    recorded: await floorTable(floorOrigin, `${mentat.code}, recorded`, RECORDED),
  };
}

async function settingOf(trios: readonly Trio[], perSecond: number): Promise<LiveSetting> {
  const mentat = trios.map((trio) => trio.mentat);
  const floor = trios.map((trio) => trio.floor);
  const recorded = trios.map((trio) => trio.recorded);
  for (const tables of [mentat, floor, recorded]) await floodedLoad(tables, WARM_UP_SECONDS);
  const sides = { mentat, floor, recorded };
  return {
    tables: trios.length,
    sockets: trios.length * SOCKETS_AT_TABLE,
    disk: benchDisk(),
    steady: await compared(sides, perSecond, (tables) => steadyLoad(tables, perSecond, STEADY_SECONDS)),
    flooded: await compared(sides, null, (tables) => floodedLoad(tables, FLOODED_SECONDS)),
  };
}

interface Sides {
  readonly mentat: readonly LoadTable[];
  readonly floor: readonly FloorTable[];
  readonly recorded: readonly FloorTable[];
}

async function compared(
  { mentat, floor, recorded }: Sides,
  offeredPerSecond: number | null,
  load: (tables: readonly LoadTable[]) => Promise<Stretch>,
): Promise<Compared> {
  const turns: { readonly ours: Stretch; readonly bare: Stretch; readonly recorded: Stretch }[] = [];
  while (turns.length < STRETCHES)
    turns.push({ ours: await load(mentat), bare: await load(floor), recorded: await load(recorded) });
  const figures = (side: keyof (typeof turns)[number]) =>
    figuresOf(
      turns.map((turn) => turn[side]),
      offeredPerSecond,
    );
  const ours = figures('ours');
  return {
    mentat: ours,
    floor: beside(ours, figures('bare'), floor),
    recorded: beside(ours, figures('recorded'), recorded),
  };
}

function beside(ours: LoadFigures, bare: LoadFigures, tables: readonly FloorTable[]): Floor {
  const times = (rank: 'p50' | 'p95' | 'p99') => rounded(ours.milliseconds[rank] / bare.milliseconds[rank]);
  return {
    ...bare,
    message: sizeOf(tables.flatMap(({ messages }) => messages)).median,
    mentatTakes: { p50: times('p50'), p95: times('p95'), p99: times('p99') },
    mentatDoes: rounded(ours.donePerSecond / bare.donePerSecond),
  };
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
