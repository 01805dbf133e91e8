import { setTimeout as sleep } from 'node:timers/promises';
import { seededRandom, must } from '#engine';
import { steadyLoad } from './load.ts';
import { mentatTable, type MentatTable } from './mentat-table.ts';
import { startServer, type ServerProcess } from './processes.ts';
import { startMentat } from './production.ts';
import { ATTACKS, type Attack, type AttackFigures, type AttackReport } from './report.ts';
import { ascending, quantile, rounded, tailOf, type Tail } from './spread.ts';

/** What the server’s process has used so far. */
export interface Usage {
  readonly bytes: number;
  readonly cpuSeconds: number;
}

/** What six phones send together; people at a table send less. */
const PER_SECOND = 10;
const STRETCH_SECONDS = 3;
const STRETCHES = 5;
/** How long the server has to forget an attack (ms): what stood open is closed by then. */
const RECOVERY = 2_000;

/** What the others at a table notice of one device that means harm, and what the server still holds afterwards. */
export async function benchAttack(say: (progress: string) => void): Promise<AttackReport> {
  // Builds the pages where they have changed.
  await (await startMentat()).stop();
  const server = await startServer({
    args: ['--expose-gc', '--import', 'tsx', 'test/bench/mentat-server.ts'],
    env: { BENCH_PAGES: 'built', NODE_ENV: 'production' },
    talks: true,
  });
  const table = await mentatTable(server.origin, 0, seededRandom(1));
  try {
    await steadyLoad([table], PER_SECOND, 1);
    const figures: Partial<Record<Attack, AttackFigures>> = {};
    for (const attack of chosen()) {
      say(`attack: ${attack}`);
      figures[attack] = await figuresOf(attack, server, table);
    }
    return figures;
  } finally {
    table.close();
    await server.stop();
  }
}

/** All, or those that `BENCH_ATTACKS` names: `BENCH_ATTACKS=pages,seals npm run bench -- attack`. */
function chosen(): readonly Attack[] {
  const names = (process.env['BENCH_ATTACKS'] ?? '').split(',');
  const some = ATTACKS.filter((attack) => names.includes(attack));
  return some.length > 0 ? some : ATTACKS;
}

/** Calm and attack take turns, so that a machine busy with other things is unfair to both alike. */
async function figuresOf(attack: Attack, server: ServerProcess, table: MentatTable): Promise<AttackFigures> {
  const usage = async () => (await server.ask()) as Usage;
  const { bytes: before } = await usage();
  const [calm, attacked] = [stretches(usage, table), stretches(usage, table)];
  let most = before;
  for (let n = 0; n < STRETCHES; n += 1) {
    await calm.add();
    const token = must(table.tokens.get('guild'), 'guild');
    const hostile = await startServer({
      args: ['--import', 'tsx', 'test/bench/hostile.ts', server.origin, table.code, token, attack],
    });
    most = Math.max(most, (await attacked.add()).bytes);
    await hostile.stop();
    // What is left of an attack is not calm.
    await sleep(RECOVERY);
  }
  const { bytes: after } = await usage();
  const tails = { calm: tailOf(calm.times), attacked: tailOf(attacked.times) };
  return {
    milliseconds: tails,
    timesCalm: {
      p50: rounded(tails.attacked.p50 / tails.calm.p50),
      p99: rounded(tails.attacked.p99 / tails.calm.p99),
    },
    timesCalmOfPairs: { p50: medianOfRatios(attacked, calm, 'p50'), p99: medianOfRatios(attacked, calm, 'p99') },
    coreShare: { calm: calm.coreShare(), attacked: attacked.coreShare() },
    megabytes: { before: megabytes(before), most: megabytes(most), after: megabytes(after) },
    timesBefore: rounded(after / before),
  };
}

type Stretches = ReturnType<typeof stretches>;

/** Each stretch under attack by the calm one before it, and the ratio in the middle of them all. */
function medianOfRatios(attacked: Stretches, calm: Stretches, at: 'p50' | 'p99'): number {
  const ratios = attacked.tails.map((tail, n) => tail[at] / must(calm.tails[n], 'a calm stretch')[at]);
  return rounded(quantile(ascending(ratios), 0.5));
}

/** Several stretches of the same load, as one. */
function stretches(usage: () => Promise<Usage>, table: MentatTable) {
  const times: number[] = [];
  const tails: Tail[] = [];
  let [cpuSeconds, seconds] = [0, 0];
  return {
    times,
    tails,
    coreShare: () => rounded(cpuSeconds / seconds),
    async add(): Promise<Usage> {
      const from = await usage();
      const stretch = await steadyLoad([table], PER_SECOND, STRETCH_SECONDS);
      const to = await usage();
      times.push(...stretch.times);
      tails.push(tailOf(stretch.times));
      cpuSeconds += to.cpuSeconds - from.cpuSeconds;
      seconds += stretch.lasted / 1000;
      return to;
    },
  };
}

const megabytes = (bytes: number) => rounded(bytes / 1e6);
