/**
 * The server is killed without warning while several writers send commands: right after an append, before the answer,
 * and at random moments. Every answered command must be there, once, and every device reconnects by itself.
 * `KILL_ROUNDS` sets the number of rounds.
 */
import { randomInt } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { TRPCClientError } from '@trpc/client';
import { expect, test } from 'vitest';
import { type Actor, type LogEntry, type Command } from '#engine';
import { SIX_FACTIONS, SIX_SEATS } from '../support/six.ts';
import { openSqliteStore } from '../../server/store/sqlite.ts';
import { freePort } from '../support/free-port.ts';
import { newDataDir, startProcess, type ServerProcess } from '../support/process.ts';
import {
  deviceAt,
  eventually,
  listening,
  pause,
  seatedTable,
  tokenOf,
  type LiveListener,
  type Inputs,
  type SeatedTable,
} from '../support/server.ts';

const ROUNDS = Number(process.env['KILL_ROUNDS'] ?? '1');
const ONE_ROUND = 170_000;

/** A client that sends numbered commands. It sends the next command when the last one is answered. */
interface Writer {
  readonly by: Actor;
  readonly token: string;
  readonly sent: number[];
  readonly done: Promise<void>;
}

test.each(Array.from({ length: ROUNDS }, (_, round) => round + 1))(
  'round %i: every answered command survives, once, and devices reconnect',
  async (round) => {
    const DATA_DIR = newDataDir();
    const env = { PORT: await freePort(), DATA_DIR };
    const afterAppend = round % 2 === 1;
    // Seven seats and desks are taken before the writers start. These are not counted as appends.
    const fault = { MENTAT_TEST_KILL_AFTER_APPEND: String(randomInt(1, 120)) };

    const victim = await startProcess(afterAppend ? { ...env, ...fault } : env);
    const table = await seatedTable(victim.url, { seating: [...SIX_SEATS] });
    const ears = await allListening(victim.url, table);
    let stop = false;
    const writers = allWriting(victim.url, table, () => stop);
    if (!afterAppend) setTimeout(() => victim.child.kill('SIGKILL'), randomInt(50, 700));
    expect(await victim.ended).toBe('SIGKILL');

    const heir = await startProcess(env);
    await pause(100);
    stop = true;
    await Promise.all(writers.map(({ done }) => done));
    await expectAllUpToDate(heir, ears);
    await end(heir, ears);

    const entries = await logIn(DATA_DIR, table.code);
    for (const { by, sent } of writers) {
      expect(sent.length).toBeGreaterThan(0);
      expect(numbersOf(by, entries)).toEqual(sent);
    }
  },
  ONE_ROUND,
);

function allListening(url: string, table: SeatedTable): Promise<readonly LiveListener[]> {
  const tokens = [...SIX_FACTIONS.map((faction) => tokenOf(table, faction)), table.moderatorToken];
  return Promise.all([...tokens.map((token) => listening(url, { token })), listening(url, { code: table.code })]);
}

const allWriting = (url: string, table: SeatedTable, stopped: () => boolean): readonly Writer[] => [
  ...SIX_FACTIONS.map((faction) => writing(url, faction, tokenOf(table, faction), stopped)),
  writing(url, 'moderator', table.moderatorToken, stopped),
];

function writing(url: string, by: Actor, token: string, stopped: () => boolean): Writer {
  const sent: number[] = [];
  const write = async () => {
    // Neighbouring values differ, and the first one differs from that of a new table, so that each command changes
    // something.
    for (let n = 0; !stopped() || sent.length === 0; n += 1) {
      const number = 2 + (n % 8);
      sent.push(number);
      await untilAnswered(url, token, { id: `${by}-command-${n}`, command: numbered(by, number) });
    }
  };
  return { by, token, sent, done: write() };
}

/** Acts like a phone: it sends the same command again until the server has answered. */
async function untilAnswered(url: string, token: string, command: { id: string; command: Command }): Promise<void> {
  for (;;) {
    try {
      const answer = await deviceAt(url, token).game.act.mutate(command as Inputs['game']['act']);
      expect(answer).toMatchObject({ ok: true });
      return;
    } catch (error) {
      if (!(error instanceof TRPCClientError)) throw error;
      const { retryAfter = null } = (error.data ?? {}) as { retryAfter?: number | null };
      const isAnswer = (error.data ?? null) !== null && retryAfter === null;
      if (isAnswer) throw error;
      await pause(20);
    }
  }
}

/** Returns a command whose event has a number that only this writer sets. */
const numbered = (by: Actor, number: number): Command =>
  by === 'moderator'
    ? { type: 'CorrectFact', fact: { kind: 'turn', turn: number } }
    : { type: 'DeclareSecret', fact: { kind: 'spice', spice: number } };

const numbersOf = (by: Actor, entries: readonly LogEntry[]): readonly unknown[] =>
  entries.flatMap(({ event }) => {
    if (event.type === 'FactCorrected' && event.fact.kind === 'turn')
      return by === 'moderator' ? [event.fact.turn] : [];
    if (event.type !== 'SecretDeclared' || event.faction !== by || event.fact.kind !== 'spice') return [];
    return [event.fact.spice];
  });

/** Checks that each device has reconnected by itself and shows the present view. */
async function expectAllUpToDate(server: ServerProcess, ears: readonly LiveListener[]): Promise<void> {
  for (const { socket, frames } of ears) {
    const { token = null, ...byCode } = socket.auth as { token?: string; code?: string };
    const { view } = await deviceAt(server.url, token).game.view.query(byCode);
    await eventually(() => socket.connected && isDeepStrictEqual(frames.at(-1)?.view, view), 15_000);
    const versions = frames.map(({ version }) => version);
    expect(versions).toEqual([...versions].sort((a, b) => a - b));
  }
}

async function end(server: ServerProcess, ears: readonly LiveListener[]): Promise<void> {
  for (const { socket } of ears) socket.disconnect();
  server.child.kill('SIGTERM');
  await server.ended;
}

async function logIn(dataDir: string, code: string): Promise<readonly LogEntry[]> {
  const store = openSqliteStore(dataDir);
  const entries = await store.entries(code, 0);
  await store.close();
  return entries;
}
