import { createTRPCClient, httpLink } from '@trpc/client';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createRateLimit, createRateLimits } from '../../server/application/rate-limits.ts';
import {
  act,
  deviceAt,
  errorCode,
  quiet,
  seatedTable,
  startServer,
  tokenOf,
  type SeatedTable,
  type TestServer,
} from '../support/server.ts';
import type { AppRouter } from '../../server/trpc/root.ts';

/** A device that sends commands and questions faster than any player. */

let server: TestServer;
let table: SeatedTable;
let now = 1_000_000;

const raise = (id?: string) => act(server.url, tokenOf(table, 'atreides'), { type: 'RaiseHand' }, id);
const logLength = async () => (await server.services.store.entries(table.code, 0)).length;

const limits = {
  ...createRateLimits(() => now),
  addressWork: createRateLimit({ burst: 500, every: 3 }, () => now),
};

beforeAll(async () => {
  // Another test covers the limits of an address.
  server = await startServer(undefined, { limits: { ...limits, requests: createRateLimit({ burst: 1e9, every: 1 }) } });
});
afterAll(() => server.close());
beforeEach(async () => {
  now += 3_600_000;
  table = await seatedTable(server.url);
});

/** Returns how many of these parallel commands are answered. The others are refused. */
async function answered(count: number, ask: () => Promise<unknown>): Promise<number> {
  const answers = await Promise.allSettled(Array.from({ length: count }, ask));
  const refused = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason as unknown] : []));
  for (const reason of refused) {
    expect(reason).toMatchObject({
      message: 'That was tried too often. Wait a moment.',
      data: { code: 'TOO_MANY_REQUESTS', retryAfter: 3 },
    });
  }
  return count - refused.length;
}

/** The clock stands still in the middle of each test, so that no wait ends. */
const BURST = 10;
const WAITING = 31;

describe('the commands of a seat', () => {
  test('wait for their turn if they come too fast, and are refused if too many of them wait', async () => {
    const before = await logLength();
    expect(await answered(60, () => raise())).toBe(BURST + WAITING - 1);
    // Only one hand is raised.
    expect(await logLength()).toBe(before + 1);
    now += 10_000;
    expect(await raise()).toHaveProperty('ok');
  });

  test('are all executed in an honest burst, in their order', async () => {
    const spices = Array.from({ length: 20 }, (_, n) => n);
    for (const spice of spices) {
      now += 20;
      const fact = { kind: 'spice', spice } as const;
      expect(await act(server.url, tokenOf(table, 'atreides'), { type: 'DeclareSecret', fact })).toEqual({ ok: true });
    }
  });

  test('are neither read nor decided if they are refused', async () => {
    const rush = answered(60, () => raise());
    await quiet();
    const loads = vi.spyOn(server.services.timelines, 'load');
    const { status } = await fetch(`${server.url}/api/trpc/game.act`, {
      method: 'POST',
      headers: { authorization: `Bearer ${tokenOf(table, 'atreides')}`, 'content-type': 'application/json' },
      body: '{ this is nothing',
    });
    expect(status).toBe(429);
    await rush;
    expect(loads.mock.calls.length).toBeLessThan(BURST + WAITING);
    vi.restoreAllMocks();
  });

  test('are counted for that seat alone', async () => {
    let isOver = false;
    const rush = answered(60, () => raise()).finally(() => {
      isOver = true;
    });
    await quiet();
    expect(await act(server.url, tokenOf(table, 'harkonnen'), { type: 'RaiseHand' })).toEqual({ ok: true });
    const turn = { type: 'CorrectFact', fact: { kind: 'turn', turn: 3 } } as const;
    expect(await act(server.url, table.moderatorToken, turn)).toEqual({ ok: true });
    // The other commands did not wait for the slow one.
    expect(isOver).toBe(false);
    await rush;
  });

  test('of a whole game are fewer than a file can hold', async () => {
    for (let n = 0; n < 1_000; n += 1) limits.evenings.spend(`${table.code}/atreides`);
    expect(await errorCode(raise())).toBe('TOO_MANY_REQUESTS');
    expect(await act(server.url, tokenOf(table, 'harkonnen'), { type: 'RaiseHand' })).toEqual({ ok: true });
    now += 5_000;
    expect(await raise()).toEqual({ ok: true });
  });

  test('of every kind count', async () => {
    const rush = answered(60, () => raise());
    await quiet();
    const phone = deviceAt(server.url, tokenOf(table, 'atreides'));
    expect(await errorCode(phone.seats.leave.mutate())).toBe('TOO_MANY_REQUESTS');
    await rush;
  });
});

describe('the desk', () => {
  test('may enter a whole position at once', async () => {
    const turn = { type: 'CorrectFact', fact: { kind: 'turn', turn: 2 } } as const;
    for (let n = 0; n < 60; n += 1) await act(server.url, table.moderatorToken, turn);
  });

  test('may preview a take-back, at a limited rate', async () => {
    const preview = () => deviceAt(server.url, table.moderatorToken).game.previewTakeBack.query({ to: 0 });
    for (let n = 0; n < 8; n += 1) {
      now += 100;
      await preview();
    }
    await preview();
    expect(await errorCode(preview())).toBe('TOO_MANY_REQUESTS');
    now += 500;
    expect(await preview()).toBeDefined();
  });
});

describe('one address', () => {
  test('shares its processor time among all its tables, and other addresses do not wait for it', async () => {
    const other = await seatedTable(server.url, {}, '192.0.2.1');
    const raiseAt = (address: string, token: string) => raiseBy(server.url, token, address);
    for (let ms = 0; ms < 600; ms += 1) limits.addressWork.spend('192.0.2.7');
    let answeredHere = 0;
    const here = [tokenOf(table, 'atreides'), tokenOf(table, 'harkonnen')].map((token) =>
      raiseAt('192.0.2.7', token).then(() => (answeredHere += 1)),
    );
    // From another address, the same seats are answered at once, and another table too.
    await raiseAt('192.0.2.8', tokenOf(other, 'atreides'));
    await raiseAt('192.0.2.8', tokenOf(table, 'atreides'));
    expect(answeredHere).toBe(0);
    now += 10_000;
    await Promise.all(here);
    expect(answeredHere).toBe(2);
  });
});

/** Raises a hand from a device of this address, with a new command id. */
const raiseBy = (url: string, token: string, address: string) =>
  createTRPCClient<AppRouter>({
    links: [
      httpLink({
        url: `${url}/api/trpc`,
        headers: { authorization: `Bearer ${token}`, 'x-forwarded-for': address },
      }),
    ],
  }).game.act.mutate({
    id: `raise-at-${address.replaceAll('.', '-')}-${token.slice(0, 12)}`,
    command: { type: 'RaiseHand' },
  });

describe('queries', () => {
  test('by token wait, and are then refused', async () => {
    const phone = deviceAt(server.url, tokenOf(table, 'atreides'));
    expect(await answered(80, () => phone.game.view.query())).toBe(20 + WAITING - 1);
    now += 10_000;
    expect(await phone.game.log.query({ limit: 10 })).toBeDefined();
  });

  test('with only the join code wait, and are then refused for that address', async () => {
    const anyone = deviceAt(server.url);
    const both = [
      () => anyone.game.view.query({ code: table.code }),
      () => anyone.tables.look.query({ code: table.code }),
    ] as const;
    let n = 0;
    // The code of this table was used from this address to take two seats.
    expect(await answered(160, () => both[(n += 1) % 2 === 0 ? 0 : 1]())).toBe(60 + 60 - 2);
    // Players with a seat do not notice.
    expect(await deviceAt(server.url, tokenOf(table, 'atreides')).game.view.query()).toHaveProperty('version');
  });
});

describe('requests of one address', () => {
  test('wait for their turn, and are refused before the API reads them', async () => {
    // Another test covers connections.
    const connections = createRateLimit({ burst: 1e9, every: 1 });
    const hasty = await startServer(undefined, { limits: { ...createRateLimits(() => now), connections } });
    const contexts = vi.spyOn(hasty.services.store, 'holder');
    const answers = await answered(500, () => deviceAt(hasty.url, 'nobody').seats.whoami.query().catch(unlessUnknown));
    expect(answers).toBe(30 + 301 - 1);
    // The request is counted at the edge and in the API.
    expect(contexts).toHaveBeenCalledTimes(2 * answers);
    await hasty.close();
  });

  const unlessUnknown = (error: unknown) => {
    if ((error as { data?: { code?: string } }).data?.code !== 'UNAUTHORIZED') throw error;
  };
});
