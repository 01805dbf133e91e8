import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { isStale, isOlder } from '../../app/_connection/frame.ts';
import { must } from '#lib/core/assert-never.ts';
import { nextDeadline } from '#engine';
import { createApplication, resumeClocks } from '../../server/application/application.ts';
import { electionAt } from '../../server/application/election.ts';
import { createRateLimits } from '../../server/application/rate-limits.ts';
import type { Services } from '../../server/application/services.ts';
import { createSteadyClock } from '../../server/application/steady-clock.ts';
import { memoryStore } from '../support/memory-store.ts';
import { playToWindow, seated, send } from '../support/application.ts';
import { deviceAt, eventually, pause, seatedTable, startServer } from '../support/server.ts';

/** A time server or a person sets the clock of a laptop, or the laptop sleeps. */

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** The offset of the machine's clocks from the true time. */
let shift: { wall: number; monotonic: number };
const wall = () => Date.now() + shift.wall;
const monotonic = () => performance.now() + shift.monotonic;
const running: Services[] = [];

beforeEach(() => {
  shift = { wall: 0, monotonic: 0 };
});
afterEach(() => {
  for (const { clock, time } of running.splice(0)) {
    clock.stop();
    time.stop();
  }
});

function application(store = memoryStore()): Services {
  const services = createApplication(store, { wall, monotonic });
  running.push(services);
  return services;
}

async function atWindow(windowTime: number) {
  const services = application();
  const seats = await seated(services, windowTime);
  await playToWindow(services, seats);
  const deadline = async () => nextDeadline(must(await services.timelines.load(seats.code), 'table'));
  const closings = async () =>
    (await services.store.entries(seats.code, 0)).filter(({ event }) => event.type === 'WindowClosed');
  return { services, seats, closings, left: async () => must(await deadline(), 'window').at - services.now() };
}

describe('an open window', () => {
  test.each([
    ['an hour back', -HOUR],
    ['ten minutes back', -10 * MINUTE],
    ['an hour ahead', HOUR],
  ])('lasts its usual time if the date is set %s', async (_how, jump) => {
    const { closings, left } = await atWindow(200);
    const before = await left();
    shift.wall += jump;
    expect(await left()).toBeGreaterThan(before - SECOND);
    expect(await left()).toBeLessThanOrEqual(before);
    expect(await closings()).toHaveLength(0);
    await eventually(async () => (await closings()).length > 0, before + 4 * SECOND);
    expect(Math.abs(must((await closings())[0], 'closing').at - Date.now())).toBeLessThan(MINUTE);
  });

  test('is still open after an hour of sleep, with the same remaining time', async () => {
    const { closings, left } = await atWindow(200);
    const before = await left();
    shift = { wall: HOUR, monotonic: HOUR };
    expect(before - (await left())).toBeLessThan(3 * SECOND);
    await pause(1.5 * SECOND);
    expect(await closings()).toHaveLength(0);
    await eventually(async () => (await closings()).length > 0, before + 4 * SECOND);
  });

  test('keeps its remaining time while the table is paused, whatever happens to the date', async () => {
    const { services, seats, left } = await atWindow(4 * SECOND);
    const before = await left();
    await send(services, seats, 'atreides', 'talk-start', { type: 'RaiseHand' });
    shift.wall += HOUR;
    await pause(50);
    shift.wall -= 2 * HOUR;
    await send(services, seats, 'atreides', 'talk-end', { type: 'LowerHand' });
    expect(await left()).toBeGreaterThan(before - 2 * SECOND);
    expect(await left()).toBeLessThanOrEqual(before);
  });
});

describe('a vote for the desk', () => {
  test.each([
    ['the date is set an hour ahead', { wall: HOUR, monotonic: 0 }],
    ['the machine sleeps for an hour', { wall: HOUR, monotonic: HOUR }],
  ])('warns the moderator for the usual time if %s', async (_what, jump) => {
    const services = application();
    const { code } = await seated(services);
    await services.store.vote(code, 'atreides', 'atreides');
    await services.store.vote(code, 'harkonnen', 'atreides');
    const left = async () => must((await electionAt(services, code)).takesAt, 'warning') - services.now();
    const before = await left();
    shift = jump;
    expect(before - (await left())).toBeLessThan(3 * SECOND);
  });

  test('does not count a desk as away that was connected before a restart, with the date set back', async () => {
    const store = memoryStore();
    const { code } = await seated(application(store));
    shift.wall = -HOUR;
    const second = application(store);
    await resumeClocks(second);
    expect(must(second.desks.awayAt(code), 'desk')).toBeGreaterThan(second.now());
  });
});

describe('server time', () => {
  test('never goes back, and never goes ahead of the date while a window is open', () => {
    let waitedFor = true;
    const time = createSteadyClock({ wall, monotonic }, () => waitedFor);
    const start = time.now();
    shift.wall = HOUR;
    expect(time.now() - start).toBeLessThan(1_000);
    waitedFor = false;
    const caughtUp = time.now();
    expect(caughtUp - start).toBeGreaterThanOrEqual(HOUR);
    shift.wall = -HOUR;
    expect(time.now()).toBeGreaterThanOrEqual(caughtUp);
    expect(time.now() - caughtUp).toBeLessThan(1_000);
    time.stop();
  });

  test('continues from the end of the logs, even if the date was set back before the start', async () => {
    const store = memoryStore();
    const first = application(store);
    const { code } = await seated(first);
    const { at } = must((await store.entries(code, 0)).at(-1), 'entry');
    shift.wall = -HOUR;
    const second = application(store);
    await resumeClocks(second);
    expect(second.now()).toBeGreaterThanOrEqual(at);
  });

  test('starts a new run of frames, so that no frame counts as older if the date was set back', async () => {
    const store = memoryStore();
    const first = application(store);
    const { code } = await seated(first);
    const before = await first.frames.frame(code, 'table');
    expect((await first.frames.frame(code, 'table')).run).toBe(before.run);
    shift.wall = -HOUR;
    const second = application(store);
    await resumeClocks(second);
    const after = await second.frames.frame(code, 'table');
    expect(after.run).not.toBe(before.run);
    expect(isOlder(after, before)).toBe(false);
    expect(isStale(after, before, before)).toBe(false);
  });

  test('is in every frame', async () => {
    const server = await startServer(undefined, { wall, monotonic });
    const { code } = await seatedTable(server.url);
    const look = () => deviceAt(server.url).game.view.query({ code });
    const before = await look();
    shift.wall -= HOUR;
    const after = await look();
    await server.close();
    expect(after.serverTime).toBeGreaterThanOrEqual(before.serverTime);
    expect(after.serverTime - before.serverTime).toBeLessThan(MINUTE);
  });
});

describe('a device that joins', () => {
  test.each([
    ['back', -HOUR],
    ['ahead', HOUR],
  ])('waits no longer if the date is set %s', async (_how, jump) => {
    const server = await startServer(undefined, { wall, monotonic });
    const { code } = await seatedTable(server.url);
    const look = (guess: string) => deviceAt(server.url).tables.look.query({ code: guess });
    for (let n = 0; n < 20; n += 1) await look(`G${n}`).catch(() => null);
    shift.wall += jump;
    const wait = await look(code).then(
      () => 0,
      (error: unknown) => (error as { data: { retryAfter: number } }).data.retryAfter,
    );
    await server.close();
    // The wait is neither dropped nor prolonged to an hour.
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(2);
  });

  test('is limited by a monotonic clock', () => {
    const { guesses } = createRateLimits();
    for (let n = 0; n < 20; n += 1) guesses.spend('here');
    const { now } = Date;
    Date.now = () => now() - HOUR;
    expect(guesses.wait('here')).toBeLessThanOrEqual(2_000);
    Date.now = now;
  });
});
