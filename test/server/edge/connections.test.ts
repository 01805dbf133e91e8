import { Agent } from 'node:http';
import type { Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import type { Room } from '#server/edge/limit-connections.ts';
import { ask, open, tell } from '../../support/raw-http.ts';
import { eventually, listening, seatedTable, startServer, type TestServer } from '../../support/server.ts';

const ROOM: Room = { all: 40, each: 20, unfinished: 6 };

const cleanUp: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of cleanUp.splice(0).reverse()) await close();
});

async function started(room: Room = ROOM): Promise<TestServer> {
  const server = await startServer(undefined, { room });
  cleanUp.push(() => server.close());
  return server;
}

/** Opens connections that send this text and then nothing. They come through a proxy for these addresses. */
function loris(url: string, count: number, sent: string): readonly Socket[] {
  const sockets = Array.from({ length: count }, () => {
    const socket = open(url);
    socket.write(sent);
    return socket.resume();
  });
  cleanUp.push(() => sockets.map((socket) => socket.destroy()));
  return sockets;
}

const openOf = (sockets: readonly Socket[]) => sockets.filter(({ destroyed }) => !destroyed).length;
const isAnswered = async (url: string) => (await ask(url, '/api/trpc/tables.addresses')).status === 200;

const HALF_A_HEAD = 'GET /api/trpc/tables.addresses HTTP/1.1\r\nHost: 127.0.0.1\r\n';
const HALF_A_BODY =
  'POST /api/trpc/tables.open HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{';
const WHOLE = 'GET /api/trpc/tables.addresses HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n';

describe('clients that never finish their request', () => {
  it.each([
    ['a head', HALF_A_HEAD],
    ['a body', HALF_A_BODY],
    ['anything', ''],
  ])('keep no other client out, if they never finish %s', async (_what, sent) => {
    const { url } = await started();
    const sockets = loris(url, 60, sent);
    await eventually(() => openOf(sockets) <= ROOM.unfinished);
    for (let times = 0; times < 10; times += 1) expect(await isAnswered(url)).toBe(true);
  });
});

describe('a client that holds open an endless number of connections', () => {
  it('loses its idle connections, and still gets answers', async () => {
    const { url } = await started();
    const sockets = loris(url, 60, WHOLE);
    await eventually(() => openOf(sockets) <= ROOM.each);
    // The server answers the pending request first. A client from the same address may have to try again.
    await eventually(() => isAnswered(url).catch(() => false));
  });

  it('cannot take the room of other clients behind the same proxy', async () => {
    const { url } = await started({ all: 40, each: 20, unfinished: 6 });
    const from = (address: string) => WHOLE.replace('\r\n\r\n', `\r\nX-Forwarded-For: ${address}\r\n\r\n`);
    const neighbours = loris(url, 5, from('10.0.0.9'));
    for (let at = 0; at < 5; at += 1) loris(url, 15, from(`10.0.0.${at}`));
    expect(await isAnswered(url)).toBe(true);
    expect(openOf(neighbours)).toBe(5);
  });

  it('loses no socket in use, only idle connections', async () => {
    const { url } = await started();
    const { code } = await seatedTable(url);
    const ear = await listening(url, { code });
    cleanUp.push(() => ear.socket.disconnect());
    const sockets = loris(url, 60, WHOLE);
    await eventually(() => openOf(sockets) <= ROOM.each);
    expect(ear.socket.connected).toBe(true);
  });
});

describe('a client that sends requests without a wait for the answers', () => {
  it('loses the connection, and none of its requests is executed', async () => {
    const { url } = await started();
    const heard = await tell(url, WHOLE.repeat(200));
    expect(heard.split('HTTP/1.1 ').length - 1).toBeLessThanOrEqual(4);
    expect(await isAnswered(url)).toBe(true);
  });

  it('is not a client that sends one request after the other over one connection', async () => {
    const { url } = await started();
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    cleanUp.push(() => {
      agent.destroy();
    });
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => ask(url, '/api/trpc/tables.addresses', { agent })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
  });
});

describe('clients that connect from one address', () => {
  it('at the same moment are let in', async () => {
    const { url } = await startServer();
    // Browsers keep their connections open.
    const agent = new Agent({ keepAlive: true });
    const answers = await Promise.all(
      Array.from({ length: 180 }, () => ask(url, '/sprite.svg', { agent }).catch(() => null)),
    );
    agent.destroy();
    expect(answers.map((answer) => answer?.status ?? 'put out').filter((status) => status !== 404)).toEqual([]);
  });
});
