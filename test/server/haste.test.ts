import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createRateLimits } from '../../server/application/rate-limits.ts';
import { polling } from '../support/raw-live.ts';
import {
  act,
  deviceAt,
  errorCode,
  seatedTable,
  startServer,
  tokenOf,
  type SeatedTable,
  type TestServer,
} from '../support/server.ts';

/** One device that asks and tells faster than any thumb. */

let server: TestServer;
let table: SeatedTable;
let now = 1_000_000;

const raise = (id?: string) => act(server.url, tokenOf(table, 'atreides'), { type: 'RaiseHand' }, id);
const times = async (count: number, ask: () => Promise<unknown>) => {
  for (let n = 0; n < count; n += 1) await ask();
};
const logLength = async () => (await server.services.store.entries(table.code, 0)).length;

beforeAll(async () => {
  server = await startServer(undefined, { limits: createRateLimits(() => now) });
});
afterAll(() => server.close());
beforeEach(async () => {
  now += 3_600_000;
  table = await seatedTable(server.url);
});

describe('commands of a seat', () => {
  test('end after a burst, with word of how long to wait, and nothing is done then', async () => {
    await times(40, raise);
    const before = await logLength();
    const loads = vi.spyOn(server.services.timelines, 'load');
    await expect(raise('one-too-many')).rejects.toMatchObject({
      message: 'That was tried too often. Wait a moment.',
      data: { code: 'TOO_MANY_REQUESTS', retryAfter: 1 },
    });
    expect(loads).not.toHaveBeenCalled();
    vi.restoreAllMocks();
    expect(await logLength()).toBe(before);
    now += 100;
    expect(await raise('one-too-many')).toHaveProperty('ok');
    expect(await errorCode(raise())).toBe('TOO_MANY_REQUESTS');
  });

  test('many at once are let in no more often than one after the other', async () => {
    const answers = await Promise.allSettled(Array.from({ length: 80 }, () => raise()));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(40);
  });

  test('are counted for that seat alone', async () => {
    await times(40, raise);
    expect(await errorCode(raise())).toBe('TOO_MANY_REQUESTS');
    expect(await act(server.url, tokenOf(table, 'harkonnen'), { type: 'RaiseHand' })).toEqual({ ok: true });
    const turn = { type: 'CorrectFact', fact: { kind: 'turn', turn: 3 } } as const;
    expect(await act(server.url, table.moderatorToken, turn)).toEqual({ ok: true });
    expect(await deviceAt(server.url, tokenOf(table, 'atreides')).game.view.query()).toHaveProperty('version');
  });

  test('are turned away before their body is read', async () => {
    await times(40, raise);
    const { status } = await fetch(`${server.url}/api/trpc/game.act`, {
      method: 'POST',
      headers: { authorization: `Bearer ${tokenOf(table, 'atreides')}`, 'content-type': 'application/json' },
      body: '{ this is nothing',
    });
    expect(status).toBe(429);
  });

  test('of every kind count', async () => {
    const phone = deviceAt(server.url, tokenOf(table, 'atreides'));
    await times(40, raise);
    expect(await errorCode(phone.seats.leave.mutate())).toBe('TOO_MANY_REQUESTS');
  });
});

describe('the desk', () => {
  test('enters a whole position at once', async () => {
    await times(120, () =>
      act(server.url, table.moderatorToken, { type: 'CorrectFact', fact: { kind: 'turn', turn: 2 } }),
    );
  });

  test('is told what taking back would mean, now and then', async () => {
    const preview = () => deviceAt(server.url, table.moderatorToken).game.previewTakeBack.query({ to: 0 });
    await times(12, preview);
    expect(await errorCode(preview())).toBe('TOO_MANY_REQUESTS');
    now += 500;
    expect(await preview()).toBeDefined();
  });
});

describe('questions', () => {
  test('by token end too', async () => {
    const phone = deviceAt(server.url, tokenOf(table, 'atreides'));
    await times(60, () => phone.game.view.query());
    expect(await errorCode(phone.game.log.query({ limit: 10 }))).toBe('TOO_MANY_REQUESTS');
    expect(await errorCode(phone.game.view.query())).toBe('TOO_MANY_REQUESTS');
    expect(await deviceAt(server.url).game.view.query({ code: table.code })).toHaveProperty('version');
  });

  test('with no more than the code end for that address', async () => {
    const anyone = deviceAt(server.url);
    await times(280, () => anyone.game.view.query({ code: table.code }));
    await Promise.allSettled(Array.from({ length: 30 }, () => anyone.tables.look.query({ code: table.code })));
    expect(await errorCode(anyone.game.view.query({ code: table.code }))).toBe('TOO_MANY_REQUESTS');
    // Those who sit at the table do not notice, and a socket still comes in.
    expect(await deviceAt(server.url, tokenOf(table, 'atreides')).game.view.query()).toHaveProperty('version');
    expect((await polling(server.url)).path).toContain('sid');
  });
});
