import { afterEach, describe, expect, test } from 'vitest';
import { countJoinAttempt } from '../../server/application/brute-force-limit.ts';
import { createRateLimit, createRateLimits } from '../../server/application/rate-limits.ts';
import {
  deviceAt,
  deviceElsewhere,
  errorCode,
  listen,
  startServer,
  TABLE_OF_TWO,
  type TestServer,
} from '../support/server.ts';

describe('an allowance of requests', () => {
  test('permits a burst, and then one more each interval', () => {
    let now = 1_000;
    const limit = createRateLimit({ burst: 3, every: 100 }, () => now);
    const tries = () => {
      let count = 0;
      for (; limit.wait('here') === 0; count += 1) limit.spend('here');
      return count;
    };
    expect(tries()).toBe(3);
    expect(limit.wait('here')).toBe(100);
    expect(limit.wait('elsewhere')).toBe(0);
    now += 100;
    expect(tries()).toBe(1);
    now += 10_000;
    expect(tries()).toBe(3);
  });

  test('is kept for the last few thousand addresses, however many addresses try', () => {
    const limit = createRateLimit({ burst: 1, every: 1e9 }, () => 0);
    for (let n = 0; n < 50_000; n += 1) limit.spend(`address ${n}`);
    expect(limit.wait('address 49999')).toBeGreaterThan(0);
    expect(limit.wait('address 100')).toBe(0);
    limit.refund('address 100');
    expect(limit.isUntouched('address 100')).toBe(true);
  });

  test('is dropped for addresses that have not tried for long', () => {
    let now = 0;
    const limit = createRateLimit({ burst: 1, every: 10 }, () => now);
    for (let n = 0; n < 6_000; n += 1) {
      limit.spend(`10.0.${n >> 8}.${n & 255}`);
      now += 1;
    }
    expect(limit.wait('10.0.0.0')).toBe(0);
  });
});

describe('new tables', () => {
  const DAY = 24 * 60 * 60_000;
  /** Returns how many tables these addresses open in one day. Each address asks as often as it may. */
  function openedInADay(addresses: number): number {
    let now = 1_000_000;
    const { tables, allTables } = createRateLimits(() => now);
    let opened = 0;
    for (const end = now + DAY; now < end; now += 60_000) {
      for (let at = 0; at < addresses; at += 1) {
        while (tables.wait(`10.0.0.${at}`) === 0 && allTables.wait('all') === 0) {
          tables.spend(`10.0.0.${at}`);
          allTables.spend('all');
          opened += 1;
        }
      }
    }
    return opened;
  }

  test('are enough for a club, and limited for a day', () => {
    expect(openedInADay(1)).toBeGreaterThan(150);
    expect(openedInADay(1)).toBeLessThanOrEqual(200);
    expect(openedInADay(50)).toBeLessThanOrEqual(2_000);
  });

  test('count only while they stay open', async () => {
    const allTables = createRateLimit({ burst: 1, every: 60_000 });
    const limits = { ...createRateLimits(), allTables };
    const server = await startServer(undefined, { limits });
    const { tables } = deviceElsewhere(server.url, '10.0.0.9');
    const twice = [TABLE_OF_TWO.seating[0], TABLE_OF_TWO.seating[0]].filter((seat) => seat !== undefined);
    expect((await tables.open.mutate({ ...TABLE_OF_TWO, seating: twice })).ok).toBe(false);
    expect((await tables.open.mutate(TABLE_OF_TWO)).ok).toBe(true);
    expect(await errorCode(tables.open.mutate(TABLE_OF_TWO))).toBe('TOO_MANY_REQUESTS');
    // Tables that others opened do not block the host on the machine itself.
    for (let more = 0; more < 3; more += 1) {
      expect((await deviceAt(server.url).tables.open.mutate(TABLE_OF_TWO)).ok).toBe(true);
    }
    await server.close();
  });
});

describe('wrong join codes', () => {
  test('from any number of addresses block no address that has made no wrong guess', () => {
    const limits = createRateLimits(() => 1_000_000);
    for (let n = 0; n < 1_000; n += 1) {
      for (const who = `attacker ${n}`; countJoinAttempt(limits, who).wait === 0;);
    }
    const guess = countJoinAttempt(limits, 'honest');
    expect(guess.wait).toBe(0);
    guess.giveBack();
    expect(countJoinAttempt(limits, 'honest').wait).toBe(0);
  });

  test('are few from many addresses, and as many as usual from a home network', () => {
    const tries = (addresses: number) => {
      const limits = createRateLimits(() => 1_000_000);
      let count = 0;
      for (let n = 0; n < addresses; n += 1) {
        for (const who = `attacker ${n}`; countJoinAttempt(limits, who).wait === 0; count += 1);
      }
      return count;
    };
    expect(tries(253)).toBe(253 * 20);
    expect(tries(2_000)).toBeLessThan(8_000);
  });
});

describe('wrong seat passes', () => {
  const MINUTES = 5 * 60_000;
  /**
   * Tries wrong passes at one table from this number of addresses, until the pass expires. Each address tries as often
   * as it may.
   */
  function tryInVain(addresses: number) {
    let now = 1_000_000;
    const { secrets, seatPasses } = createRateLimits(() => now);
    let [tries, longestWait] = [0, 0];
    for (const end = now + MINUTES; now < end; now += 100) {
      for (let n = 0; n < addresses; n += 1) {
        const who = `192.168.1.${n}`;
        for (; secrets.wait(who) === 0 && seatPasses.wait('KR7M') === 0; tries += 1) {
          secrets.spend(who);
          seatPasses.spend('KR7M');
        }
      }
      longestWait = Math.max(longestWait, seatPasses.wait('KR7M'));
    }
    return { tries, longestWait };
  }

  test('block no right pass, from all the addresses of a home network', () => {
    expect(tryInVain(253).longestWait).toBe(0);
  });

  test('are few, from however many addresses', () => {
    expect(tryInVain(2_000).tries).toBeLessThanOrEqual(18_000);
  });
});

describe('many players behind one address', () => {
  let server: TestServer;
  let now = 1_000_000;
  const start = async () => {
    server = await startServer(undefined, { limits: createRateLimits(() => now) });
    const opened = await deviceAt(server.url).tables.open.mutate(TABLE_OF_TWO);
    if (!opened.ok) throw new Error(opened.refusal.code);
    return opened;
  };
  afterEach(() => server.close());

  test('are blocked from guessing join codes, and can open the table again within seconds', async () => {
    const { code, moderatorToken } = await start();
    const look = (guess: string) => deviceAt(server.url).tables.look.query({ code: guess });
    for (let n = 0; n < 20; n += 1) expect(await errorCode(look(`G${n}`))).toBe('NOT_FOUND');
    expect(await errorCode(look('G20'))).toBe('TOO_MANY_REQUESTS');
    expect(await errorCode(look(code))).toBe('TOO_MANY_REQUESTS');
    expect(await errorCode(deviceAt(server.url, 'made-up-token').tables.look.query({ code }))).toBe(
      'TOO_MANY_REQUESTS',
    );
    // Players with a seat do not notice.
    expect(await deviceAt(server.url, moderatorToken).game.view.query()).toHaveProperty('version');

    const stranger = listen(server.url, { code: 'G21' });
    const why = await new Promise((resolve) =>
      stranger.socket.once('connect_error', (error) => resolve(error.message)),
    );
    stranger.socket.disconnect();
    expect(why).toBe('TOO_MANY_REQUESTS');

    now += 2_000;
    expect(await look(code)).toMatchObject({ code });
  });

  test('can always see their own table', async () => {
    const { code } = await start();
    for (let n = 0; n < 60; n += 1) await deviceAt(server.url).tables.look.query({ code });
    expect(await deviceAt(server.url).game.view.query({ code })).toHaveProperty('version');
  });

  test('that try for seats are blocked too, and learn how long to wait', async () => {
    const { code } = await start();
    const take = () => deviceAt(server.url).seats.take.mutate({ code, faction: 'guild', name: 'Edric' });
    for (let n = 0; n < 24; n += 1) expect(await take()).toMatchObject({ ok: false });
    await expect(take()).rejects.toMatchObject({ data: { code: 'TOO_MANY_REQUESTS', retryAfter: 2 } });
  });
});

describe('many guesses in one request', () => {
  test('get no answer at all', async () => {
    const server = await startServer();
    const input = encodeURIComponent(JSON.stringify({ 0: { code: 'AAAA' }, 1: { code: 'CCCC' } }));
    const { status } = await fetch(`${server.url}/api/trpc/tables.look,tables.look?batch=1&input=${input}`);
    await server.close();
    expect(status).toBe(400);
  });

  test('succeed no more often in parallel than one after the other', async () => {
    // The clock of the limits stands still. With a real clock, an allowance would be refilled while a slow machine
    // answers.
    const server = await startServer(undefined, { limits: createRateLimits(() => 1_000_000) });
    const guesses = Array.from({ length: 60 }, (_, n) =>
      errorCode(deviceAt(server.url).tables.look.query({ code: `G${n}` })),
    );
    const answers = await Promise.all(guesses);
    await server.close();
    expect(answers.filter((code) => code === 'NOT_FOUND')).toHaveLength(20);
  });
});
