import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { memoryStore } from '../../server/store/memory.ts';
import {
  deviceAt,
  seatedTable,
  startServer,
  TABLE_OF_TWO,
  tokenOf,
  type SeatedTable,
  type TestServer,
} from '../support/server.ts';

/** Requests whose last byte comes only after the seat or the desk has gone to somebody else. */

let server: TestServer;
let table: SeatedTable;

beforeAll(async () => {
  server = await startServer(memoryStore());
});
afterAll(() => server.close());
beforeEach(async () => {
  const seating = [...TABLE_OF_TWO.seating, { faction: 'guild', circle: 1 } as const];
  table = await seatedTable(server.url, { seating });
});

const deviceOf = (faction: 'atreides' | 'harkonnen' | 'guild') => deviceAt(server.url, tokenOf(table, faction));
const desk = () => deviceAt(server.url, table.moderatorToken);

/** Sends all but the last byte; the answer's status comes once the rest may follow. */
async function keptBack(path: string, token: string, input: unknown): Promise<() => Promise<number | undefined>> {
  const body = JSON.stringify(input);
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
  };
  const sent = request(`${server.url}/api/trpc/${path}`, { method: 'POST', headers });
  const status = new Promise<number | undefined>((resolve, reject) => {
    sent.on('response', (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    sent.on('error', reject);
  });
  sent.write(body.slice(0, -1));
  await pause(100);
  return () => {
    sent.end(body.slice(-1));
    return status;
  };
}

async function swapped(): Promise<void> {
  await deviceOf('atreides').seats.offerSwap.mutate({ partner: 'harkonnen' });
  await deviceOf('harkonnen').seats.answerSwap.mutate({ from: 'atreides', agree: true, id: 'agree-by-harkonnen' });
}

async function deskMoved(): Promise<void> {
  const { invite } = await desk().moderation.invite.mutate();
  await deviceAt(server.url).moderation.accept.mutate({ code: table.code, invite });
}

test('an offer to swap is made by the seat that its sender has by then, never by the one swapped away', async () => {
  const send = await keptBack('seats.offerSwap', tokenOf(table, 'atreides'), { partner: 'guild' });
  await swapped();
  expect(await send()).toBe(200);
  const answer = await deviceOf('guild').seats.answerSwap.mutate({
    from: 'atreides',
    agree: true,
    id: 'agree-by-guild',
  });
  expect(answer).toEqual({ ok: false, refusal: { code: 'swap-gone', faction: 'atreides' } });
  expect(await deviceOf('harkonnen').seats.whoami.query()).toMatchObject({ faction: 'atreides' });
});

test.each([
  ['seats.rename', { name: 'Fool' }],
  ['moderation.vote', { candidate: 'guild' }],
] as const)('a seat left behind does nothing any more: %s', async (path, input) => {
  const send = await keptBack(path, tokenOf(table, 'atreides'), input);
  await deviceOf('atreides').seats.leave.mutate();
  expect(await send()).toBe(401);
});

test.each([
  ['seats.playHere', { faction: 'harkonnen' }],
  ['seats.reissue', { faction: 'harkonnen' }],
  ['tables.seal', { passphrase: 'long enough' }],
] as const)('a desk handed over opens no seat any more: %s', async (path, input) => {
  const send = await keptBack(path, table.moderatorToken, input);
  await deskMoved();
  expect(await send()).toBe(401);
});
