import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createRateLimit, createRateLimits } from '../../server/application/rate-limits.ts';
import type { SendFile } from '../../server/page-files.ts';
import { throttledPages } from '../../server/throttled-pages.ts';
import { ask } from '../support/raw-http.ts';
import { eventually, pause } from '../support/server.ts';

/**
 * Pages cost more than anything else that a stranger may request. In this test each page contains only its own name.
 */

let http: Server;
let url = '';
const made: string[] = [];
const now = 1_000_000;

beforeEach(async () => {
  made.length = 0;
  const make: SendFile = (req, res) => {
    made.push(req.url ?? '');
    res.end();
    return Promise.resolve();
  };
  const paced = throttledPages(
    {
      handle: make,
      sendPage: make,
      sendFile: make,
      close: () => Promise.resolve(),
    },
    { ...createRateLimits(() => now), pages: createRateLimit({ burst: 2, every: 200 }, () => now) },
    { pace: () => Promise.resolve(true), knows: () => true },
    500,
  );
  http = createServer((req, res) => void paced.handle(req, res));
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
});
afterEach(() => {
  http.closeAllConnections();
  http.close();
});

const statuses = (count: number, path: string, address: string) =>
  Promise.all(
    Array.from(
      { length: count },
      async () => (await ask(url, path, { headers: { 'x-forwarded-for': address } })).status,
    ),
  );

test('pages wait for their turn if one address asks too fast, and are not made if too many requests wait', async () => {
  const answers = await statuses(8, '/t/ABCDEF', '192.0.2.1');
  expect(answers.filter((status) => status === 200)).toHaveLength(4);
  expect(answers.filter((status) => status === 429)).toHaveLength(4);
  expect(made).toHaveLength(4);
});

test('a page request that fails counts like any other', async () => {
  expect((await statuses(6, '/_next/image?url=/icon.svg', '192.0.2.1')).filter((one) => one === 429)).toHaveLength(2);
});

test('another address is answered at once', async () => {
  const flood = statuses(8, '/', '192.0.2.1');
  await eventually(() => made.length === 2);
  expect(await statuses(1, '/', '192.0.2.2')).toEqual([200]);
  expect(made).toHaveLength(3);
  await flood;
});

test('the first files of a phone come at once, whatever pages are requested', async () => {
  await statuses(2, '/', '192.0.2.1');
  expect(await statuses(60, '/_next/static/chunks/a.js', '192.0.2.1')).not.toContain(429);
  expect(made).toHaveLength(62);
});

test('no page is made for a client that has disconnected', async () => {
  await statuses(2, '/', '192.0.2.1');
  const gone = fetch(url, { headers: { 'x-forwarded-for': '192.0.2.1' }, signal: AbortSignal.timeout(50) });
  await expect(gone).rejects.toThrow();
  await pause(400);
  expect(made).toHaveLength(2);
});
