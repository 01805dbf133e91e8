import { seededRandom, must } from '../../lib/engine.ts';
import { steadyLoad } from './load.ts';
import { mentatTable, type MentatTable } from './mentat-table.ts';
import { startServer, type ServerProcess } from './processes.ts';
import { ATTACKS, type Attack, type AttackFigures, type AttackReport } from './report.ts';
import { rounded, tailOf } from './spread.ts';

/** What the server’s process has used so far. */
export interface Usage {
  readonly bytes: number;
  readonly cpuSeconds: number;
}

/** What six phones send together; people at a table send less. */
const PER_SECOND = 10;
const STRETCH_SECONDS = 4;
const STRETCHES = 3;
/** How long the server has to forget an attack (ms): what stood open is closed by then. */
const RECOVERY = 3_000;

/** What the others at a table notice of one device that means harm, and what the server still holds afterwards. */
export async function benchAttack(say: (progress: string) => void): Promise<AttackReport> {
  const server = await startServer({
    args: ['--expose-gc', '--import', 'tsx', 'test/bench/mentat-server.ts'],
    talks: true,
  });
  const table = await mentatTable(server.origin, 0, seededRandom(1));
  try {
    await steadyLoad([table], PER_SECOND, 1);
    const figures: Partial<Record<Attack, AttackFigures>> = {};
    for (const attack of ATTACKS) {
      say(`attack: ${attack}`);
      figures[attack] = await figuresOf(attack, server, table);
    }
    return figures as AttackReport;
  } finally {
    table.close();
    await server.stop();
  }
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
  }
  await new Promise((resolve) => setTimeout(resolve, RECOVERY));
  const { bytes: after } = await usage();
  const tails = { calm: tailOf(calm.times), attacked: tailOf(attacked.times) };
  return {
    milliseconds: tails,
    timesCalm: {
      p50: rounded(tails.attacked.p50 / tails.calm.p50),
      p99: rounded(tails.attacked.p99 / tails.calm.p99),
    },
    coreShare: { calm: calm.coreShare(), attacked: attacked.coreShare() },
    megabytes: { before: megabytes(before), most: megabytes(most), after: megabytes(after) },
    timesBefore: rounded(after / before),
  };
}

/** Several stretches of the same load, as one. */
function stretches(usage: () => Promise<Usage>, table: MentatTable) {
  const times: number[] = [];
  let [cpuSeconds, seconds] = [0, 0];
  return {
    times,
    coreShare: () => rounded(cpuSeconds / seconds),
    async add(): Promise<Usage> {
      const from = await usage();
      const stretch = await steadyLoad([table], PER_SECOND, STRETCH_SECONDS);
      const to = await usage();
      times.push(...stretch.times);
      cpuSeconds += to.cpuSeconds - from.cpuSeconds;
      seconds += stretch.lasted / 1000;
      return to;
    },
  };
}

const megabytes = (bytes: number) => rounded(bytes / 1e6);
