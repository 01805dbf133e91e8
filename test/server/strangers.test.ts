/** Requests without a token share one limit, from however many addresses. Seats and desks come first. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createRateLimit, createRateLimits } from '../../server/application/rate-limits.ts';
import { createStrangers } from '../../server/application/strangers.ts';
import { seatedTable, startServer, tokenOf, type SeatedTable, type TestServer } from '../support/server.ts';

let server: TestServer;
let table: SeatedTable;

beforeAll(async () => {
  // The strangers have used their whole limit of an hour.
  const strangers = createRateLimit({ burst: 1, every: 3_600_000 });
  strangers.spend('everyone');
  server = await startServer(undefined, { limits: { ...createRateLimits(), strangers } });
  table = await seatedTable(server.url);
});
afterAll(() => server.close());

/** Returns the status that a device of this address gets. */
const statusOf = async (address: string, path: string, token: string | null = null): Promise<number> => {
  const headers = { 'x-forwarded-for': address, ...(token === null ? {} : { authorization: `Bearer ${token}` }) };
  return (await fetch(server.url + path, { headers })).status;
};

const VIEW = '/api/trpc/game.view';
const look = () => `/api/trpc/tables.look?input=${encodeURIComponent(JSON.stringify({ code: table.code }))}`;
const SOCKET = '/api/live/?EIO=4&transport=polling';
/** This server has no pages, so a page is not found. */
const PAGE = '/rules';

describe('when requests without a token exceed their common limit', () => {
  test('a stranger from any address is refused: by the API, by the sockets and by the pages', async () => {
    const asked = [look(), SOCKET, PAGE].map((path, at) => statusOf(`192.0.2.${at}`, path));
    expect(await Promise.all(asked)).toEqual([429, 403, 429]);
    expect(await statusOf('192.0.2.3', VIEW, 'token-of-nobody')).toBe(429);
  });

  test('a seat and a desk are answered at once, and so is every later request from their address', async () => {
    for (const [address, token] of [
      ['192.0.2.10', tokenOf(table, 'atreides')],
      ['192.0.2.11', table.moderatorToken],
    ] as const) {
      expect(await statusOf(address, VIEW, token)).toBe(200);
      expect(await statusOf(address, look())).toBe(200);
      expect(await statusOf(address, SOCKET)).toBe(200);
      expect(await statusOf(address, PAGE)).toBe(404);
    }
  });

  test('the machine of the server is answered', async () => {
    expect((await fetch(server.url + look())).status).toBe(200);
  });
});

describe('an address that has shown a token', () => {
  const used = () => {
    const strangers = createRateLimit({ burst: 1, every: 3_600_000 }, () => 0);
    strangers.spend('everyone');
    return createStrangers({ strangers }, () => 0);
  };

  test('is forgotten when several later addresses show the same token', async () => {
    const strangers = used();
    const addresses = Array.from({ length: 50 }, (_, at) => `192.0.2.${at}`);
    for (const address of addresses) strangers.know(address, 'token');
    const approveJoin = await Promise.all(addresses.map((address) => strangers.pace(address, 1, 1)));
    expect(approveJoin.filter(Boolean)).toHaveLength(4);
    expect(approveJoin.at(-1)).toBe(true);
  });

  test('stays known by one token if another token is shown elsewhere', async () => {
    const strangers = used();
    strangers.know('192.0.2.1', 'one');
    strangers.know('192.0.2.1', 'other');
    for (const more of [2, 3, 4, 5, 6]) strangers.know(`192.0.2.${more}`, 'other');
    expect(await strangers.pace('192.0.2.1', 1, 1)).toBe(true);
  });
});
