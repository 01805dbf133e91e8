/**
 * The cost of a command on each part of its path, measured separately: the engine, the application, the disk, tRPC and
 * HTTP.
 */
import { Agent, request } from 'node:http';
import { performance } from 'node:perf_hooks';
import { appended, decide, must, seededRandom, type FactionId, type Command } from '#engine';
import { SIX_FACTIONS } from '../support/six.ts';
import { createApplication } from '#server/application/application.ts';
import { digestOf } from '#server/application/credentials.ts';
import { handleCommand } from '#server/application/handle-command.ts';
import { takeSeat } from '#server/application/seats.ts';
import { openTable } from '#server/application/tables.ts';
import type { EventStore } from '#server/store/event-store.ts';
import { memoryStore } from '#test/support/memory-store.ts';
import { openSqliteStore } from '#server/store/sqlite.ts';
import { DEFAULT_CHOICES } from '../support/table.ts';
import { openedTable } from './battles.ts';
import { mentatTable } from './mentat-table.ts';
import { SEATING } from './position.ts';
import { startServer, temporaryFolder } from './processes.ts';
import { PATHS, type Path, type PathFigures, type PathReport } from './report.ts';
import { recordOf } from './frames.ts';
import { rounded, tailOf } from './spread.ts';

/** The number of tables that play in parallel. */
const TABLES = [1, 20] as const;
const SECONDS = 1.2;
/** Each part is measured this often in turn, so that other work on the machine affects all alike. */
const STRETCHES = 3;

/** A sender for one seat: it sends the next command, and resolves when that is answered. */
type Sender = () => Promise<void>;
/** The senders of each table. */
type Players = readonly (readonly Sender[])[];

export async function benchPath(): Promise<PathReport> {
  const most = Math.max(...TABLES);
  const server = await startServer({
    args: ['--import', 'tsx', 'test/bench/mentat-server.ts'],
    env: { BENCH_COMMANDS: 'unlimited' },
  });
  const disk = openSqliteStore(temporaryFolder());
  const players: Record<Path, Players> = {
    engine: Array.from({ length: most }, (_, n) => [engineSender(n)]),
    memory: await playersAt(memoryStore(), most),
    disk: await playersAt(disk, most),
    http: await playersOver(server.origin, most),
  };
  const report: PathReport['settings'][number][] = [];
  for (const tables of TABLES) {
    const at = (path: Path) => players[path].slice(0, tables);
    report.push({
      tables,
      alone: await measured((path) => at(path).map((seats) => seats.slice(0, 1))),
      together: await measured(at),
    });
  }
  await server.stop();
  await disk.close();
  return { settings: report };
}

async function measured(playersOf: (path: Path) => Players): Promise<Readonly<Record<Path, PathFigures>>> {
  const times: Record<Path, number[]> = recordOf(PATHS, () => []);
  const lasted: Record<Path, number> = recordOf(PATHS, () => 0);
  for (let stretch = 0; stretch < STRETCHES; stretch += 1) {
    for (const path of PATHS) {
      const start = performance.now();
      times[path].push(...(await flooded(playersOf(path).flat(), start + (SECONDS * 1000) / STRETCHES)));
      lasted[path] += performance.now() - start;
    }
  }
  return recordOf(PATHS, (path) => ({
    perSecond: Math.round((times[path].length * 1000) / lasted[path]),
    milliseconds: rounded(tailOf(times[path]).p50),
  }));
}

/** All senders send the next command when the last command is answered. */
async function flooded(senders: readonly Sender[], end: number): Promise<readonly number[]> {
  const times: number[] = [];
  const sending = senders.map(async (send) => {
    for (let from = performance.now(); from < end; from = performance.now()) {
      await send();
      times.push(performance.now() - from);
    }
  });
  await Promise.all(sending);
  return times;
}

/** A hand is raised, and lowered again. */
const talkOf = (n: number): Command => ({ type: n % 2 === 0 ? 'RaiseHand' : 'LowerHand' });

function engineSender(seed: number): Sender {
  const random = seededRandom(seed);
  let { timeline, now } = openedTable(seed);
  let n = 0;
  return () => {
    now += 1;
    const verdict = decide(timeline, { by: 'atreides', at: now, command: talkOf(n) }, random);
    n += 1;
    if (!verdict.ok) throw new Error(verdict.refusal.code);
    timeline = appended(
      timeline,
      verdict.events.map((event) => ({ at: now, event })),
    );
    return Promise.resolve();
  };
}

/** Tables of six in a separate application, without HTTP. */
async function playersAt(store: EventStore, tables: number): Promise<Players> {
  const services = createApplication(store);
  const players: Sender[][] = [];
  while (players.length < tables) {
    const opened = await openTable(services, DEFAULT_CHOICES, SEATING);
    if (!opened.ok) throw new Error(opened.refusal.code);
    const { code } = opened;
    const senders: Sender[] = [];
    for (const faction of SIX_FACTIONS) {
      const taken = await takeSeat(services, code, { faction, name: faction });
      if (!taken.ok) throw new Error(taken.refusal.code);
      const credential = digestOf(taken.token);
      let n = 0;
      senders.push(async () => {
        const order = { code, by: faction, credential, id: `path-${String(n).padStart(8, '0')}`, command: talkOf(n) };
        n += 1;
        const answer = await handleCommand(services, order);
        if (!answer.ok) throw new Error(answer.refusal.code);
      });
    }
    players.push(senders);
  }
  return players;
}

/** Tables of six at a separate server; no device listens for frames, and each phone has an address of its own. */
async function playersOver(origin: string, tables: number): Promise<Players> {
  const players: (readonly Sender[])[] = [];
  const agent = new Agent({ keepAlive: true });
  while (players.length < tables) {
    const table = await mentatTable(origin, players.length, seededRandom(players.length));
    table.close();
    const phone = (faction: FactionId, at: number) =>
      phoneOf(origin, agent, must(table.tokens.get(faction), faction), `10.${1 + at}.0.${players.length}`);
    players.push(SIX_FACTIONS.map(phone));
  }
  return players;
}

function phoneOf(origin: string, agent: Agent, token: string, address: string): Sender {
  let n = 0;
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}`, 'x-forwarded-for': address };
  return () =>
    new Promise((resolve, reject) => {
      const sending = request(`${origin}/api/trpc/game.act`, { method: 'POST', agent, headers }, (answer) => {
        let body = '';
        answer.setEncoding('utf8').on('data', (part: string) => (body += part));
        answer.once('end', () => {
          if (body.includes('"ok":true')) resolve();
          else reject(new Error(body));
        });
      });
      sending.once('error', reject);
      sending.end(JSON.stringify({ id: `path-${String(n).padStart(8, '0')}`, command: talkOf(n) }));
      n += 1;
    });
}
