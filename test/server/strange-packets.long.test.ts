import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { seededRandom, type Random } from '#engine';
import { chance, pickRandom } from '../support/random-choice.ts';
import { polling, rawSocket, type Polling, type RawSocket } from '../support/raw-live.ts';
import { runs } from '../support/runs.ts';
import {
  act,
  eventually,
  listening,
  seatedTable,
  startServer,
  tokenOf,
  type LiveListener,
  type SeatedTable,
  type TestServer,
} from '../support/server.ts';
import { strangeHandshake, strangeKnock, strangePacket } from '../support/malformed-packets.ts';

/** Every kind of packet that a device can send to the sockets of this server, well-formed or not. */

const { numRuns: PACKETS, seed = Date.now() } = runs(3_000);
const AT_ONCE = 10;
/** The most packets that one connection sends; the server closes it earlier. */
const OF_ONE = 8;
const PATIENCE = 1_200_000;

const report = vi.fn();
let server: TestServer;
let table: SeatedTable;
let others: readonly LiveListener[];
let credentials: readonly string[];
let sent = 0;

beforeAll(async () => {
  server = await startServer(undefined, { report });
  table = await seatedTable(server.url);
  credentials = [{ code: table.code }, { token: tokenOf(table, 'harkonnen') }, { token: table.moderatorToken }].map(
    (auth) => `40${JSON.stringify(auth)}`,
  );
  others = await Promise.all([
    listening(server.url, { token: tokenOf(table, 'atreides') }),
    listening(server.url, { code: table.code }),
  ]);
});
afterAll(async () => {
  for (const { socket } of others) socket.disconnect();
  await server.close();
});

const count = (packets: number) => {
  sent += packets;
};
/** Each device has its own address, so that no limit refuses it. */
const addressOf = (device: number) => `10.${device >> 16}.${(device >> 8) & 255}.${device & 255}`;
const some = (random: Random, most = OF_ONE) => Array.from({ length: 1 + random(most) }, () => strangePacket(random));

async function socketOf(random: Random, device: number): Promise<void> {
  const path = chance(10, random) ? strangeHandshake(random) : undefined;
  const socket = await rawSocket(server.url, `X-Forwarded-For: ${addressOf(device)}\r\n`, path);
  const knocks = chance(90, random);
  if (knocks) socket.send(strangeKnock(random, credentials));
  if (chance(20, random) && knocks) await heard(socket);
  const packets = some(random);
  for (const packet of packets) {
    socket.send(packet);
    if (chance(10, random)) socket.sendBinary(Buffer.from(packet));
  }
  await leave(socket, random);
  count(1 + packets.length);
}

/** Many packets in one message, and upgrades that stop in the middle. */
async function pollingOf(random: Random, device: number): Promise<void> {
  const headers = { 'x-forwarded-for': addressOf(device) };
  const poller = await polling(server.url, headers);
  const packets = [strangeKnock(random, credentials), ...some(random, 2 * OF_ONE)];
  await poller.send(...packets);
  count(packets.length + 1);
  const method = pickRandom(['PUT', 'DELETE', 'OPTIONS', 'PATCH'], random);
  expect(await poller.ask(method, pickRandom(['polling', 'websocket', 'webtransport'], random))).toBeLessThan(500);
  if (chance(60, random)) await upgradeOf(random, device, poller);
  await poller.send('1');
}

async function upgradeOf(random: Random, device: number, poller: Polling): Promise<void> {
  const upgrade = await rawSocket(server.url, `X-Forwarded-For: ${addressOf(device)}\r\n`, poller.path);
  const steps = [
    pickRandom(['2probe', '2', '5', strangePacket(random)], random),
    pickRandom(['5', strangePacket(random)], random),
  ];
  upgrade.send(...steps.slice(0, random(3)));
  await leave(upgrade, random);
  count(2);
}

/** Sends a request that Socket.IO itself must refuse. */
async function requestOf(random: Random): Promise<void> {
  const method = pickRandom(['GET', 'POST', 'PUT', 'DELETE', 'OPTIONS'], random);
  const body = method === 'GET' ? null : some(random).join('\u001E');
  const { status } = await fetch(`${server.url}${strangeHandshake(random)}`, { method, body });
  expect(status).toBeLessThan(500);
  count(1);
}

/** The device is let in or refused. */
const heard = (socket: RawSocket) => eventually(() => socket.isClosed() || /4[04][{"]/.test(socket.read()));

async function leave(socket: RawSocket, random: Random): Promise<void> {
  // Some devices disconnect at once. Others let the server read their packets.
  if (chance(70, random)) await new Promise((resolve) => setImmediate(resolve));
  if (chance(50, random)) socket.stopReading();
  setTimeout(() => {
    socket.close();
  }, random(300));
}

test(
  `${PACKETS} malformed packets break nothing, and other devices at the table still receive frames (seed ${seed})`,
  async () => {
    const random = seededRandom(seed);
    let turn = 1;
    for (let device = 0; sent < PACKETS; device += AT_ONCE) {
      await Promise.all(
        Array.from({ length: AT_ONCE }, (_, n) =>
          pickRandom([socketOf, socketOf, pollingOf, requestOf], random)(random, device + n),
        ),
      );
      turn = (turn % 9) + 1;
      const now = { type: 'CorrectFact', fact: { kind: 'turn', turn } } as const;
      expect(await act(server.url, table.moderatorToken, now)).toEqual({ ok: true });
      await eventually(() => others.every(({ frames }) => frames.at(-1)?.view.table.turn === turn));
      expect(report).not.toHaveBeenCalled();
    }
    expect(others.every(({ socket }) => socket.connected)).toBe(true);
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
    await eventually(() => server.live.engine.clientsCount === others.length, 60_000);
  },
  PATIENCE,
);
