import { afterEach, describe, expect, it } from 'vitest';
import { createRateLimits } from '#server/application/rate-limits.ts';
import { open, tell } from '../../support/raw-http.ts';
import { eventually, startServer, type TestServer } from '../../support/server.ts';

/** A device that opens a connection for each request. */

const ONE = 'GET /icon.svg HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n';
/** The connections that one address may open at once, and how many attempts each short connection costs. */
const BURST = 200;
const COST = 4;

let server: TestServer;
/** The number of requests that came past the edge. */
let admitted = 0;
/** The time of the limits: no allowance is refilled unless a test says so. */
let now = 1_000_000;
afterEach(() => server.close());

async function start(): Promise<void> {
  admitted = 0;
  const limits = createRateLimits();
  const { connections } = createRateLimits(() => now);
  server = await startServer(undefined, { limits: { ...limits, connections } });
  server.live.httpServer.on('request', () => (admitted += 1));
}

describe('a connection that closes at once', () => {
  it('costs as much as four, and beyond the allowance no request of its address is read', async () => {
    await start();
    for (let n = 0; n < BURST / COST; n += 1) expect(await tell(server.url, ONE)).toContain('404');
    const next = open(server.url);
    next.write(ONE);
    const outcome = new Promise<string>((resolve) => {
      next.once('data', () => {
        resolve('answered');
      });
      next.once('close', () => {
        resolve('closed');
      });
    });
    // The connection waits unread until it gives up.
    expect(await outcome).toBe('closed');
    expect(admitted).toBe(BURST / COST);
    now += 60_000;
    expect(await tell(server.url, ONE)).toContain('404');
  });

  it('costs nothing more while it stays open', async () => {
    await start();
    const kept = Array.from({ length: BURST }, () => open(server.url));
    for (const socket of kept) socket.write(ONE.replace('close', 'keep-alive'));
    await eventually(() => admitted === BURST);
    for (const socket of kept) socket.destroy();
  });
});
