import { Agent } from 'node:http';
import type { Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createRateLimit, createRateLimits, type Allowance } from '#server/application/rate-limits.ts';
import { ask, open, tell } from '../../support/raw-http.ts';
import { eventually, startServer, type TestServer } from '../../support/server.ts';

/** The rate at which one address may open connections. */

const WHOLE = 'GET /sprite.svg HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n';

/** The time of the limits: no allowance is refilled unless a test says so. */
let now = 1_000_000;
const cleanUp: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of cleanUp.splice(0).reverse()) await close();
});

async function started(allowance?: Allowance): Promise<TestServer> {
  const limits = createRateLimits(() => now);
  const connections = allowance === undefined ? limits.connections : createRateLimit(allowance, () => now);
  const server = await startServer(undefined, { limits: { ...limits, connections } });
  cleanUp.push(() => server.close());
  return server;
}

const isAnswered = (url: string, headers = {}, agent?: Agent) =>
  ask(url, '/sprite.svg', { headers, ...(agent === undefined ? {} : { agent }) }).then(
    ({ status }) => status === 404,
    () => false,
  );
const countOf = (answers: readonly boolean[]) => answers.filter(Boolean).length;

describe('a client that opens endless connections', () => {
  async function hasty(count: number) {
    const { url } = await started({ burst: 2, every: 10 });
    const heard = new Set<Socket>();
    const sockets = Array.from({ length: count }, () => {
      const socket = open(url);
      socket.on('data', () => heard.add(socket)).write(WHOLE);
      return socket;
    });
    cleanUp.push(() => sockets.map((socket) => socket.destroy()));
    return { heard, openOnes: () => sockets.filter(({ destroyed }) => !destroyed).length };
  }

  it('waits for each connection, and few of its connections may wait', async () => {
    const { heard, openOnes } = await hasty(150);
    await eventually(() => openOnes() === 102);
    expect(heard.size).toBe(2);
    now += 60_000;
    await eventually(() => heard.size > 2);
  });

  it('does not wait endlessly', async () => {
    const { heard, openOnes } = await hasty(10);
    await eventually(() => openOnes() === 2);
    expect(heard.size).toBe(2);
  });
});

describe('a client that sends without a pause until it loses its connection', () => {
  it('is soon not read any more, and is answered again after a while', async () => {
    const { url } = await started();
    const sendOn = (times: number) => Promise.all(Array.from({ length: times }, () => tell(url, WHOLE.repeat(200))));
    await sendOn(3);
    expect(await isAnswered(url)).toBe(true);
    await sendOn(3);
    expect(await isAnswered(url)).toBe(false);
    now += 60_000;
    expect(await isAnswered(url)).toBe(true);
  });
});

describe('many honest phones behind one address are let in at once', () => {
  it('when all phones of a club reload, and reload again', async () => {
    const { url } = await started();
    // Browsers keep their connections open.
    const page = () => {
      const browser = new Agent({ keepAlive: true });
      cleanUp.push(() => {
        browser.destroy();
      });
      return Promise.all(Array.from({ length: 7 }, () => isAnswered(url, {}, browser)));
    };
    for (let times = 0; times < 2; times += 1) {
      // Files of pages have their own limit.
      now += 2_000;
      const answers = await Promise.all(Array.from({ length: 28 }, page));
      expect(countOf(answers.flat())).toBe(196);
    }
  });

  it('when a proxy opens a connection for each request', async () => {
    const { url } = await started({ burst: 2, every: 10 });
    const phones = Array.from({ length: 40 }, (_, n) => ({ 'x-forwarded-for': `192.0.2.${n}` }));
    expect(await isAnswered(url, phones[0])).toBe(true);
    const answers = await Promise.all(phones.map((headers) => isAnswered(url, headers)));
    expect(countOf(answers)).toBe(40);
  });
});
