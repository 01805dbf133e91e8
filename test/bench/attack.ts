import { loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { seededRandom, must } from '#engine';
import { steadyLoad } from './load.ts';
import { mentatTable, type MentatTable } from './mentat-table.ts';
import { startServer, type ServerProcess } from './processes.ts';
import { startMentat } from './production.ts';
import { ATTACKS, type Attack, type AttackFigures, type AttackReport } from './report.ts';
import { ascending, quantile, rounded, tailOf } from './spread.ts';

/** The processor time of the server’s process so far. */
export interface Usage {
  readonly bytes: number;
  readonly cpuSeconds: number;
}

/** The commands a second of six phones together. Players at a table send fewer commands, and a seat may send ten. */
const PER_SECOND = 15;
const STRETCH_SECONDS = 4;
const STRETCHES = 4;
/** The time until the server has made each kind of page once, and its code is compiled. */
const WARM_UP_SECONDS = 6;
/** The time for the server to recover from an attack (ms): all open connections are closed by then. */
const RECOVERY = 2_000;

/**
 * The effect of one hostile device on the other devices at a table, and the memory that the server still holds
 * afterwards.
 */
export async function benchAttack(say: (progress: string) => void): Promise<AttackReport> {
  // Builds the pages if their sources have changed.
  await (await startMentat()).stop();
  const server = await startServer({
    args: ['--expose-gc', '--import', 'tsx', 'test/bench/mentat-server.ts'],
    env: { BENCH_PAGES: 'built', NODE_ENV: 'production' },
    talks: true,
  });
  const table = await mentatTable(server.origin, 0, seededRandom(1));
  try {
    for (const page of ['/', '/new', `/t/${table.code}`, `/t/${table.code}/seat`]) await fetched(server.origin + page);
    await steadyLoad([table], PER_SECOND, WARM_UP_SECONDS);
    const figures: Partial<Record<Attack, AttackFigures>> = {};
    for (const attack of chosen()) {
      say(`attack: ${attack}`);
      const found = await figuresOf(attack, server, table);
      say(`attack: ${attack}: ${inShort(found)}`);
      figures[attack] = found;
    }
    return figures;
  } finally {
    table.close();
    await server.stop();
  }
}

const fetched = async (url: string) => (await fetch(url)).arrayBuffer();

const inShort = ({ timesCalm, timesCalmOfPairs, timesBefore, coreShare, machineLoad }: AttackFigures) =>
  `p99 ${timesCalm.p99} times as long (by neighbours ${timesCalmOfPairs.p99}), memory ${timesBefore} times, ` +
  `${coreShare.attacked} of a core instead of ${coreShare.calm}; load of the machine ${machineLoad}`;

/** All attacks, or those that `BENCH_ATTACKS` names: `BENCH_ATTACKS=pages,seals npm run bench -- attack`. */
function chosen(): readonly Attack[] {
  const names = (process.env['BENCH_ATTACKS'] ?? '').split(',');
  const some = ATTACKS.filter((attack) => names.includes(attack));
  return some.length > 0 ? some : ATTACKS;
}

/**
 * Calm and attack alternate, so that other work on the machine affects both alike. The run begins and ends with calm.
 */
async function figuresOf(attack: Attack, server: ServerProcess, table: MentatTable): Promise<AttackFigures> {
  const usage = async () => (await server.ask()) as Usage;
  const { bytes: before } = await usage();
  const [calm, attacked] = [stretches(usage, table), stretches(usage, table)];
  let most = before;
  await calm.add();
  for (let n = 0; n < STRETCHES; n += 1) {
    const token = must(table.tokens.get('guild'), 'guild');
    const hostile = await startServer({
      args: ['--import', 'tsx', 'test/bench/hostile.ts', server.origin, table.code, token, attack],
    });
    most = Math.max(most, (await attacked.add()).bytes);
    await hostile.stop();
    // The end of an attack does not count as calm.
    await sleep(RECOVERY);
    await calm.add();
  }
  const { bytes: after } = await usage();
  const tails = { calm: tailOf(calm.all()), attacked: tailOf(attacked.all()) };
  return {
    milliseconds: tails,
    timesCalm: {
      p50: rounded(tails.attacked.p50 / tails.calm.p50),
      p99: rounded(tails.attacked.p99 / tails.calm.p99),
    },
    timesCalmOfPairs: { p50: medianOfRatios(attacked, calm, 0.5), p99: medianOfRatios(attacked, calm, 0.99) },
    coreShare: { calm: calm.coreShare(), attacked: attacked.coreShare() },
    megabytes: { before: megabytes(before), most: megabytes(most), after: megabytes(after) },
    timesBefore: rounded(after / before),
    machineLoad: rounded(loadavg()[0] ?? 0),
  };
}

type Stretches = ReturnType<typeof stretches>;

/** Returns the ratio of each stretch under attack to the calm before and after it together, and the median ratio. */
function medianOfRatios(attacked: Stretches, calm: Stretches, share: number): number {
  const at = (times: readonly number[]) => quantile(ascending(times), share);
  const ratios = attacked.each.map((times, n) => at(times) / at(calm.each.slice(n, n + 2).flat()));
  return rounded(quantile(ascending(ratios), 0.5));
}

/** Merges several stretches of the same load. */
function stretches(usage: () => Promise<Usage>, table: MentatTable) {
  const each: (readonly number[])[] = [];
  let [cpuSeconds, seconds] = [0, 0];
  return {
    each,
    all: () => each.flat(),
    coreShare: () => rounded(cpuSeconds / seconds),
    async add(): Promise<Usage> {
      const from = await usage();
      const stretch = await steadyLoad([table], PER_SECOND, STRETCH_SECONDS);
      const to = await usage();
      each.push(stretch.times);
      cpuSeconds += to.cpuSeconds - from.cpuSeconds;
      seconds += stretch.lasted / 1000;
      return to;
    },
  };
}

const megabytes = (bytes: number) => rounded(bytes / 1e6);
