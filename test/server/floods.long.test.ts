import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createRateLimit, createRateLimits } from '../../server/application/rate-limits.ts';
import { polling, rawSocket, type RawSocket } from '../support/raw-live.ts';
import {
  act,
  eventually,
  listen,
  listening,
  pause,
  quiet,
  seatedTable,
  startServer,
  tokenOf,
  type LiveListener,
  type Frame,
  type SeatedTable,
  type TestServer,
} from '../support/server.ts';

/** A device that sends as fast as it can and never reads. */

const unlimited = createRateLimit({ burst: 1e9, every: 1 });
let server: TestServer;
let table: SeatedTable;
const raw: RawSocket[] = [];
const ears: LiveListener[] = [];
/** The time of this server's limits: no allowance is refilled unless a test says so. */
let now = 1_000_000;

const hear = async (auth: Readonly<Record<string, unknown>>) => {
  const ear = await listening(server.url, auth);
  ears.push(ear);
  return ear;
};
const open = async (headers = '') => {
  const socket = await rawSocket(server.url, headers);
  raw.push(socket);
  return socket;
};
const lookingOn = async () => {
  const socket = await open();
  socket.send(`40${JSON.stringify({ code: table.code })}`);
  await eventually(() => socket.read().includes('"presence"'));
  return socket;
};
const turn = (number: number) =>
  act(server.url, table.moderatorToken, { type: 'CorrectFact', fact: { kind: 'turn', turn: number } });
/** Returns the number of bytes that the server buffers for devices that do not read. */
const buffered = () =>
  [...server.live.sockets.sockets.values()]
    .map(({ conn }) => conn as unknown as Buffering)
    .flatMap(({ writeBuffer, transport }) => [
      transport.socket?.bufferedAmount ?? 0,
      ...writeBuffer.map(({ data }) => data?.length ?? 0),
    ])
    .reduce((sum, bytes) => sum + bytes, 0);
interface Buffering {
  readonly writeBuffer: readonly { readonly data?: string }[];
  readonly transport: { readonly socket?: { readonly bufferedAmount: number } };
}

beforeAll(async () => {
  const limits = createRateLimits(() => now);
  // Another test covers the limit of the connection rate.
  server = await startServer(undefined, { limits: { ...limits, arrivals: unlimited }, monotonic: () => now });
});
afterAll(() => server.close());
beforeEach(async () => {
  now += 3_600_000;
  table = await seatedTable(server.url);
});
afterEach(() => {
  vi.restoreAllMocks();
  for (const socket of raw.splice(0)) socket.close();
  for (const { socket } of ears.splice(0)) socket.disconnect();
});

describe('a flood of refreshes', () => {
  const REFRESHES = Array.from({ length: 50 }, (_, n) => `42${n}["refresh"]`);

  test('builds few frames, and disconnects the sender', async () => {
    const socket = await lookingOn();
    const frames = vi.spyOn(server.services.frames, 'frame');
    for (let n = 0; n < 20; n += 1) socket.send(...REFRESHES);
    await eventually(() => socket.isClosed());
    expect(frames.mock.calls.length).toBeLessThanOrEqual(6);
  });

  test('from a device that does not read is not kept in memory', async () => {
    const frames = vi.spyOn(server.services.frames, 'frame');
    for (let n = 0; n < 20; n += 1) {
      const socket = await lookingOn();
      socket.stopReading();
      socket.send(...REFRESHES);
    }
    await quiet();
    expect(frames.mock.calls.length).toBeLessThanOrEqual(20 * 7);
    expect(buffered()).toBeLessThan(512 * 1024);
  });

  test('at a rate that a socket may have is answered one by one', async () => {
    const ear = await hear({ code: table.code });
    const answers: Frame[] = [];
    for (let n = 0; n < 5; n += 1) ear.socket.emit('refresh', (frame: Frame) => answers.push(frame));
    await eventually(() => answers.length > 0);
    await quiet();
    expect(answers.length).toBeLessThan(5);
    expect(ear.socket.connected).toBe(true);
    now += 1_000;
    expect(await ear.socket.emitWithAck('refresh')).toMatchObject({ version: answers[0]?.version });
  });

  test('leaves other devices their connections and their rate', async () => {
    const paul = await hear({ token: tokenOf(table, 'atreides') });
    const socket = await lookingOn();
    socket.stopReading();
    socket.send(...REFRESHES, ...REFRESHES);
    await turn(4);
    await eventually(() => paul.frames.at(-1)?.view.table.turn === 4);
  });
});

describe('a device that does not read', () => {
  test('is disconnected when too many bytes wait for it, and receives everything when it reconnects', async () => {
    const socket = await lookingOn();
    socket.stopReading();
    let most = 0;
    // The operating system buffers some megabytes before the server notices.
    for (let n = 0; n < 900 && server.live.sockets.sockets.size > 0; n += 1) {
      for (let k = 0; k < 10; k += 1)
        server.live.emit('presence', [{ faction: 'guild', name: 'x'.repeat(2_000), here: true }]);
      most = Math.max(most, buffered());
      await pause(0);
    }
    expect(server.live.sockets.sockets.size).toBe(0);
    expect(most).toBeLessThan(1024 * 1024);
    expect(buffered()).toBe(0);
    expect((await hear({ code: table.code })).frames).toHaveLength(1);
  });
});

describe('unknown packets', () => {
  test.each(['42["nothing"]', '42["nudge",{"faction":"atreides"}]', '3'])(
    '%s: this number ends the connection',
    async (packet) => {
      const socket = await lookingOn();
      socket.send(...Array.from({ length: 200 }, () => packet));
      await eventually(() => socket.isClosed());
    },
  );

  test('nudges of the moderator reach a seat at a limited rate', async () => {
    const desk = await hear({ token: table.moderatorToken });
    const paul = await hear({ token: tokenOf(table, 'atreides') });
    for (let n = 0; n < 30; n += 1) desk.socket.emit('nudge', { faction: 'atreides' });
    await quiet();
    expect(paul.heard.filter(({ event }) => event === 'nudge')).toHaveLength(6);
  });
});

describe('a frame', () => {
  test('is built once for each change and audience, and serialized once', async () => {
    const { frames } = server.services;
    const [one, other] = [await frames.frame(table.code, 'table'), await frames.frame(table.code, 'table')];
    expect(other.view).toBe(one.view);
    expect(frames.json(one.view)).toBe(JSON.stringify(one.view));
    await turn(6);
    expect((await frames.frame(table.code, 'table')).view).not.toBe(one.view);
  });

  test('is sent as it was serialized', async () => {
    const { view } = await server.services.frames.frame(table.code, 'table');
    const ear = await hear({ code: table.code });
    expect(ear.frames[0]?.view).toEqual(view);
    expect(Object.keys(ear.frames[0] ?? {}).sort()).toEqual(['run', 'serverTime', 'version', 'view']);

    vi.spyOn(server.services.frames, 'json').mockReturnValue('{"written":"once"}');
    const other = await hear({ code: table.code });
    expect(other.frames[0]?.view).toEqual({ written: 'once' });
    expect(await other.socket.emitWithAck('refresh')).toMatchObject({ view: { written: 'once' } });
  });
});

describe('a message that our pages never send', () => {
  const deep = `42["nudge",${'['.repeat(20)}${']'.repeat(20)}]`;
  test.each([
    ['deep JSON', deep],
    ['a long packet', `42["nudge","${'x'.repeat(2_100)}"]`],
    ['an answer', '430[]'],
    ['an error', '44{"message":"x"}'],
    ['a binary packet', '451-["refresh",{"_placeholder":true,"num":0}]'],
    ['another knock', '40{}'],
  ])('ends the connection before it is parsed: %s', async (_what, packet) => {
    const socket = await lookingOn();
    const parse = vi.spyOn(JSON, 'parse');
    socket.send(packet);
    await eventually(() => socket.isClosed());
    expect(parse.mock.calls.filter(([text]) => packet.endsWith(text))).toEqual([]);
  });

  test('may be as long as a token and the tokens of five other seats, but no longer', async () => {
    const also = Array.from({ length: 6 }, (_, n) => String(n).repeat(128));
    const ear = await hear({ token: tokenOf(table, 'atreides'), also });
    expect(ear.frames).toHaveLength(1);
  });

  test('is refused from a device that polls, too', async () => {
    const device = await polling(server.url);
    expect(await device.ask('PUT', 'polling')).toBe(405);
    expect(await device.ask('GET', 'websocket')).toBe(400);
    const socket = await lookingOn();
    const sid = /"sid":"([\w-]+)"/.exec(socket.read())?.[1] ?? '';
    const path = `${server.url}/api/live/?EIO=4&transport=websocket&sid=${sid}`;
    expect((await fetch(path, { signal: AbortSignal.timeout(5_000) })).status).toBe(400);
  });
});

describe('guesses of join codes by socket', () => {
  const knock = (code: string) => `40${JSON.stringify({ code })}`;

  test('in one message count as one guess, and end the connection', async () => {
    const device = await polling(server.url);
    const isTable = vi.spyOn(server.services.store, 'hasTable');
    await device.send(...Array.from({ length: 40 }, (_, n) => knock(`G${n}`)));
    await quiet();
    expect(isTable.mock.calls.length).toBeLessThanOrEqual(1);
    expect(await device.poll()).not.toContain('"G1"');
    expect(await device.poll().catch(() => null)).toBeNull();
  });

  test('at other namespaces do not count', async () => {
    const isTable = vi.spyOn(server.services.store, 'hasTable');
    const socket = await open();
    socket.send('40/admin,{"code":"G1"}');
    await eventually(() => socket.isClosed());
    expect(isTable).not.toHaveBeenCalled();
  });

  test('many at once succeed no more often than one after the other', async () => {
    const looked = vi.spyOn(server.services.store, 'hasTable');
    const refusals = await Promise.all(
      Array.from({ length: 60 }, async (_, n) => {
        const ear = listen(server.url, { code: `G${n}` });
        ears.push(ear);
        return new Promise<string>((resolve) => {
          ear.socket.once('connect_error', ({ message }) => {
            resolve(message);
          });
        });
      }),
    );
    expect(refusals.filter((why) => why === 'NOT_FOUND')).toHaveLength(20);
    expect(looked).toHaveBeenCalledTimes(20);
  });

  test('become possible again for a person who knows the code', async () => {
    for (let n = 0; n < 30; n += 1) (await hear({ code: table.code })).socket.disconnect();
  });
});

describe('many sockets', () => {
  const forwarded = (address: string) => `X-Forwarded-For: ${address}\r\n`;

  test('of one address are limited, and a closed socket makes room for another', async () => {
    const all: RawSocket[] = [];
    for (let n = 0; n < 201; n += 1) all.push(await open(forwarded('192.0.2.1')));
    expect(all.filter((socket) => socket.read().startsWith('HTTP/1.1 101'))).toHaveLength(200);
    expect(all.at(-1)?.read()).toContain('TOO_MANY_REQUESTS');
    expect((await open(forwarded('192.0.2.2'))).read()).toContain(' 101 ');
    all[0]?.close();
    await quiet();
    expect((await open(forwarded('192.0.2.1'))).read()).toContain(' 101 ');
  });

  test('that connect too fast wait for their turn, and are refused if too many wait', async () => {
    const hasty = await startServer(undefined, { limits: createRateLimits(() => now) });
    const come = () => rawSocket(hasty.url, forwarded('192.0.2.3'));
    const all = await Promise.all(Array.from({ length: 90 }, come));
    const isIn = (socket: RawSocket) => socket.read().startsWith('HTTP/1.1 101');
    expect(all.filter(isIn)).toHaveLength(16 + 60);
    expect(all.filter((socket) => socket.read().includes('TOO_MANY_REQUESTS'))).toHaveLength(14);
    now += 10_000;
    const later = await come();
    expect(isIn(later)).toBe(true);
    for (const socket of [...all, later]) socket.close();
    await hasty.close();
  });

  test('of one seat close the oldest one', async () => {
    const phones: LiveListener[] = [];
    for (let n = 0; n < 13; n += 1) phones.push(await hear({ token: tokenOf(table, 'atreides') }));
    await eventually(() => phones[0]?.socket.connected === false);
    expect(phones.slice(1).every(({ socket }) => socket.connected)).toBe(true);
  });
});
