/**
 * `npm run bench -- live --against COMMIT`: measures this build, the build of another commit, and a minimal server that
 * commits to disk, in alternation. `BENCH_TABLES=10` takes fewer tables, `BENCH_SECONDS=1` shorter stretches. The main
 * figure is the processor time of the server for each command, because it depends least on other work of the machine.
 */
import { execFileSync } from 'node:child_process';
import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { must, seededRandom } from '#engine';
import { floorTable, startFloor } from './floor.ts';
import { floodedLoad, steadyLoad, type LoadTable, type Stretch } from './load.ts';
import { mentatTable, takesCallsBySocket, type MentatTable, type Way } from './mentat-table.ts';
import { ROOT, startServer, temporaryFolder, type ServerProcess } from './processes.ts';
import { rounded, tailOf, type Tail } from './spread.ts';

const TABLES = Number(process.env['BENCH_TABLES'] ?? 100);
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 3);
const PER_SECOND = 60;
const ALTERNATIONS = 5;
/** The number of commands on each side before the measurement, so that code is compiled and caches are warm. */
const WARM_UP_COMMANDS = SECONDS * 700;
/** The number of commands after which the table has its first position again. */
const CHANGES_IN_A_ROUND = 4;
const TOGETHER = 10;

interface Side {
  readonly name: string;
  readonly server: ServerProcess;
  readonly tables: readonly LoadTable[];
  readonly commandsBySocket: boolean;
}

interface Measured {
  readonly serverMsPerCommand: number;
  /** The processor time of the load generator itself. */
  readonly loadMsPerCommand: number;
  readonly donePerSecond: number;
  readonly milliseconds: Tail;
}

export interface SideReport {
  readonly commandsBySocket: boolean;
  readonly steady: Measured;
  readonly flooded: Measured;
}

/** Figures of one run, the median of all alternations. */
export interface AgainstReport {
  readonly commit: string;
  readonly tables: number;
  readonly now: SideReport;
  readonly before: SideReport;
  readonly durableFloor: SideReport;
  /** This build's figures as a fraction of the other build's figures. */
  readonly nowOfBefore: {
    readonly serverMsPerCommand: number;
    readonly steadyP50: number;
    readonly floodedPerSecond: number;
  };
}

export async function benchAgainst(commit: string, say: (progress: string) => void): Promise<AgainstReport> {
  const folder = treeOf(commit);
  const sides: Side[] = [];
  try {
    say(`live: setting up ${TABLES} tables on both sides`);
    sides.push(await sideOf('now', ROOT), await sideOf('before', folder));
    sides.push(await floorLike(must(sides[0], 'this build')));
    for (const { name, tables } of sides) {
      say(`live: warming up ${name}`);
      for (let done = 0; done < WARM_UP_COMMANDS;) done += (await floodedLoad(tables, SECONDS)).times.length;
    }
    const runs = new Map(sides.map(({ name }) => [name, { steady: [] as Measured[], flooded: [] as Measured[] }]));
    for (let n = 0; n < ALTERNATIONS; n += 1) {
      say(`live: alternation ${n + 1} of ${ALTERNATIONS}`);
      for (const side of n % 2 === 0 ? sides : [...sides].reverse()) {
        const run = must(runs.get(side.name), side.name);
        run.steady.push(await measured(side, () => steadyLoad(side.tables, PER_SECOND, SECONDS)));
        run.flooded.push(await measured(side, () => floodedLoad(side.tables, SECONDS)));
      }
    }
    const [now, before, durableFloor] = sides.map(({ name, commandsBySocket }) => {
      const { steady, flooded } = must(runs.get(name), name);
      return { commandsBySocket, steady: medianOf(steady), flooded: medianOf(flooded) };
    }) as [SideReport, SideReport, SideReport];
    return {
      ...{ commit, tables: TABLES, now, before, durableFloor },
      nowOfBefore: {
        serverMsPerCommand: rounded(now.flooded.serverMsPerCommand / before.flooded.serverMsPerCommand),
        steadyP50: rounded(now.steady.milliseconds.p50 / before.steady.milliseconds.p50),
        floodedPerSecond: rounded(now.flooded.donePerSecond / before.flooded.donePerSecond),
      },
    };
  } finally {
    for (const { tables, server } of sides) {
      for (const table of tables) table.close();
      await server.stop();
    }
    execFileSync('git', ['worktree', 'remove', '--force', folder], { cwd: ROOT });
  }
}

/** Returns a separate folder with all sources of a commit. The packages come from this project. */
function treeOf(commit: string): string {
  const folder = join(temporaryFolder(), 'tree');
  execFileSync('git', ['worktree', 'add', '--detach', folder, commit], { cwd: ROOT, stdio: 'ignore' });
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

async function sideOf(name: string, cwd: string): Promise<Side> {
  const server = await startServer({
    args: ['--import', 'tsx', 'test/bench/mentat-server.ts'],
    env: { BENCH_COMMANDS: 'unlimited' },
    cwd,
    talks: true,
  });
  const first = await mentatTable(server.origin, 0, seededRandom(0));
  const [token = ''] = first.tokens.values();
  const commandsBySocket = await takesCallsBySocket(server.origin, token);
  first.close();
  const way: Way = { bySocket: commandsBySocket, isLight: true };
  const tables: MentatTable[] = [];
  while (tables.length < TABLES) {
    const numbers = Array.from({ length: Math.min(TOGETHER, TABLES - tables.length) }, (_, n) => tables.length + n + 1);
    const more = numbers.map((number) => mentatTable(server.origin, number, seededRandom(number), way));
    tables.push(...(await Promise.all(more)));
  }
  return { name, server, tables, commandsBySocket };
}

/** Tables of a minimal server whose devices receive messages of our length. */
async function floorLike({ tables }: Side): Promise<Side> {
  const server = await startFloor({ BENCH_FLOOR: 'durable' });
  const floor: LoadTable[] = [];
  for (const [number, table] of (tables as readonly MentatTable[]).entries()) {
    for (let n = 0; n < CHANGES_IN_A_ROUND; n += 1) await table.change();
    floor.push(await floorTable(server.origin, `table ${number}`, messagesLike(table)));
  }
  return { name: 'durable floor', server, tables: floor, commandsBySocket: true };
}

/** The last change that the one reading device of each table received. */
function messagesLike(table: MentatTable): readonly object[] {
  const all = table.heard();
  const shortest = all.toSorted((one, other) => JSON.stringify(one).length - JSON.stringify(other).length)[0];
  return all.map(() => must(shortest, 'a message'));
}

async function measured({ server }: Side, load: () => Promise<Stretch>): Promise<Measured> {
  const [before, own] = [await cpuSeconds(server), process.cpuUsage()];
  const { times, lasted } = await load();
  const { user, system } = process.cpuUsage(own);
  const used = (await cpuSeconds(server)) - before;
  return {
    serverMsPerCommand: rounded((used * 1_000) / times.length),
    loadMsPerCommand: rounded((user + system) / 1_000 / times.length),
    donePerSecond: rounded((times.length * 1_000) / lasted),
    milliseconds: tailOf(times),
  };
}

const cpuSeconds = async (server: ServerProcess): Promise<number> =>
  ((await server.ask()) as { readonly cpuSeconds: number }).cpuSeconds;

/** The median run, by the server's processor time. */
function medianOf(runs: readonly Measured[]): Measured {
  const inOrder = runs.toSorted((one, other) => one.serverMsPerCommand - other.serverMsPerCommand);
  return must(inOrder[Math.floor(inOrder.length / 2)], 'a run');
}
