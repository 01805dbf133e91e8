/**
 * Commands of seats wait in proportion to the processor time that they use. They never wait for other players behind
 * the same address.
 */
import { describe, expect, test } from 'vitest';
import { createProcessorShares } from '../../server/application/processor-shares.ts';
import { createRateLimit, createRateLimits } from '../../server/application/rate-limits.ts';
import {
  act,
  callBySocket,
  eventually,
  listening,
  seatedTable,
  startServer,
  tokenOf,
  type LiveListener,
} from '../support/server.ts';

/** A machine on which time stands still and each job uses a stated time. */
function machine({ seat = 20, address = 50 } = {}) {
  let now = 0;
  let used = 0;
  const done: string[] = [];
  const pauses: number[] = [];
  const sleepers: (() => void)[] = [];
  const shares = createProcessorShares(
    {
      seatWork: createRateLimit({ burst: seat, every: 5 }, () => now),
      addressWork: createRateLimit({ burst: address, every: 3 }, () => now),
    },
    {
      meter: () => {
        const from = used;
        return () => used - from;
      },
      pause: (ms) => {
        pauses.push(ms);
        return new Promise<void>((resolve) => sleepers.push(resolve));
      },
    },
  );
  return {
    done,
    pauses,
    shares,
    /** Uses 10 ms of the processor. */
    work: (name: string, who: string, from: string) =>
      shares.run({ table: who.split('/')[0] ?? '', seat: who, address: from }, async () => {
        used += 10;
        done.push(name);
        await Promise.resolve();
      }),
    wait: async (ms: number) => {
      now += ms;
      for (const wake of sleepers.splice(0)) wake();
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
}

const rush = (count: number, run: (n: number) => Promise<void>) => Array.from({ length: count }, (_, n) => run(n));
const soon = () => new Promise((resolve) => setImmediate(resolve));

describe('a seat', () => {
  test('that has used its share waits while all other seats are served', async () => {
    const { work, done, wait } = machine({ address: 1_000 });
    await work('h0', 'hasty', 'here');
    await work('h1', 'hasty', 'here');
    const waits = rush(3, (n) => work(`h${n + 2}`, 'hasty', 'here'));
    await Promise.all(rush(2, (n) => work(`honest ${n}`, 'honest', 'here')));
    expect(done).toEqual(['h0', 'h1', 'honest 0', 'honest 1']);
    // The seat has regained enough time for one more command.
    await wait(5);
    expect(done.slice(4)).toEqual(['h2']);
    await wait(50);
    await wait(50);
    await Promise.all(waits);
    expect(done.slice(4)).toEqual(['h2', 'h3', 'h4']);
  });

  test('within its share does not wait for other seats behind the same address', async () => {
    const { shares } = machine({ address: 1_000 });
    const running: string[] = [];
    const release: (() => void)[] = [];
    const all = rush(10, (n) =>
      shares.run({ table: 'T', seat: `T/${n}`, address: 'club' }, async () => {
        running.push(`seat ${n}`);
        await new Promise<void>((resolve) => release.push(resolve));
      }),
    );
    await soon();
    // All of these commands wait for the disk together.
    expect(running).toHaveLength(10);
    for (const go of release) go();
    await Promise.all(all);
  });
});

describe('an address', () => {
  test('that has used its share with many seats waits, and another address does not', async () => {
    const { work, done, wait } = machine();
    const seats = (n: number) => work(`hostile ${n}`, `seat ${n}`, 'hostile');
    for (let n = 0; n < 5; n += 1) await seats(n);
    const waits = rush(20, (n) => seats(n + 5));
    await Promise.all(rush(4, (n) => work(`honest ${n}`, `honest ${n}`, 'honest')));
    expect(done.filter((name) => name.startsWith('hostile'))).toHaveLength(5);
    expect(done.filter((name) => name.startsWith('honest'))).toHaveLength(4);
    for (let n = 0; n < 20; n += 1) await wait(33);
    await Promise.all(waits);
    expect(done.filter((name) => name.startsWith('hostile'))).toHaveLength(25);
  });

  test('serves its tables in turn, so that a device with many seats makes a neighbour wait for one command', async () => {
    const { work, done, wait } = machine();
    for (let n = 0; n < 5; n += 1) await work('before', `hostile/${n}`, 'club');
    const waits = [
      ...rush(10, (n) => work(`hostile ${n}`, `hostile/${n}`, 'club')),
      ...rush(2, (n) => work(`honest ${n}`, 'honest/guild', 'club')),
    ];
    for (let n = 0; n < 12; n += 1) await wait(50);
    await Promise.all(waits);
    expect(done.slice(5, 10)).toEqual(['hostile 0', 'honest 0', 'hostile 1', 'honest 1', 'hostile 2']);
    expect(done).toHaveLength(17);
  });

  test('pauses for a multiple of a fixed time, however much time its commands used', async () => {
    const { work, pauses, wait } = machine({ seat: 20, address: 1_000 });
    for (let n = 0; n < 2; n += 1) await work('', 'T/1', 'here');
    const waits = rush(3, () => work('', 'T/1', 'here'));
    for (let n = 0; n < 20; n += 1) await wait(50);
    await Promise.all(waits);
    expect(pauses.length).toBeGreaterThan(0);
    expect(pauses.filter((ms) => ms % 50 !== 0)).toEqual([]);
  });

  test('is full only for a seat with too many waiting commands', async () => {
    const { work, shares, wait } = machine();
    for (let n = 0; n < 5; n += 1) await work('', `T/${n}`, 'hostile');
    const waits = rush(100, (n) => work('', `T/${n}`, 'hostile')).concat(rush(31, () => work('', 'T/0', 'hostile')));
    const seat = (n: number) => ({ table: 'T', seat: `T/${n}`, address: 'hostile' });
    expect([0, 1, 200].map((n) => shares.isFull(seat(n)))).toEqual([true, false, false]);
    for (let n = 0; n < 150; n += 1) await wait(100);
    await Promise.all(waits);
    expect(shares.isFull(seat(0))).toBe(false);
  });

  test('continues after a command that failed', async () => {
    const { shares, work, done } = machine();
    const worker = { table: 'T', seat: 'seat', address: 'here' };
    await expect(shares.run(worker, () => Promise.reject(new Error('a full disk')))).rejects.toThrow('a full disk');
    await work('next', 'seat', 'here');
    expect(done).toEqual(['next']);
  });
});

test('a hostile device at many tables waits while the commands of an honest table are decided', async () => {
  let now = 1_000_000;
  const limits = {
    ...createRateLimits(() => now),
    seatWork: createRateLimit({ burst: 10_000, every: 100 }, () => now),
    addressWork: createRateLimit({ burst: 10_000, every: 100 }, () => now),
  };
  const server = await startServer(undefined, { limits });
  const hostile: LiveListener[] = [];
  const [raised, lowered] = [{ type: 'RaiseHand' } as const, { type: 'LowerHand' } as const];
  for (let n = 0; n < 4; n += 1) {
    const { tokens } = await seatedTable(server.url, {}, '192.0.2.1');
    for (const token of Object.values(tokens)) {
      hostile.push(await listening(server.url, { token }, { 'x-forwarded-for': '192.0.2.1' }));
    }
  }
  const table = await seatedTable(server.url, {}, '192.0.2.2');
  for (let ms = 0; ms <= 10_000; ms += 1) limits.addressWork.spend('192.0.2.1');
  let done = 0;
  const flood = hostile.flatMap((ear, n) =>
    [0, 1, 2].map((k) =>
      callBySocket(ear, n % 2 === 0 ? 'atreides' : 'harkonnen', 'game.act', {
        id: `hostile-${n}-${k}`,
        command: k % 2 === 0 ? raised : lowered,
      }).then(() => (done += 1)),
    ),
  );
  for (let n = 0; n < 5; n += 1) {
    expect(await act(server.url, tokenOf(table, 'atreides'), n % 2 === 0 ? raised : lowered)).toEqual({ ok: true });
  }
  expect(done).toBe(0);
  now += 3_600_000;
  await eventually(() => {
    now += 10_000;
    return done === flood.length;
  });
  for (const { socket } of hostile) socket.disconnect();
  await server.close();
});
