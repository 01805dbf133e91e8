import { afterEach, describe, expect, test } from 'vitest';
import { nextDeadline } from '#engine';
import { must } from '#lib/core/assert-never.ts';
import { createApplication, resumeClocks } from '../../server/application/application.ts';
import type { Services } from '../../server/application/services.ts';
import type { EventStore } from '../../server/store/event-store.ts';
import { memoryStore } from '../support/memory-store.ts';
import { playToWindow, seated, send } from '../support/application.ts';
import { eventually, pause } from '../support/server.ts';

const running: Services[] = [];
const application = (store: EventStore) => {
  const services = createApplication(store);
  running.push(services);
  return services;
};
afterEach(() => {
  for (const services of running.splice(0)) services.clock.stop();
});

const windowOf = async (services: Services, code: string) =>
  nextDeadline(must(await services.timelines.load(code), 'table'));

async function closings(store: EventStore, code: string) {
  const entries = await store.entries(code, 0);
  return entries.filter(({ event }) => event.type === 'WindowClosed');
}

describe('the clock', () => {
  test('closes a window at its deadline, once', async () => {
    const store = memoryStore();
    const services = application(store);
    const seats = await seated(services, 200);
    await playToWindow(services, seats);
    const { at } = must(await windowOf(services, seats.code), 'window');
    await eventually(async () => (await closings(store, seats.code)).length === 1);
    expect(Date.now()).toBeGreaterThanOrEqual(at);
    await pause(300);
    expect(await closings(store, seats.code)).toHaveLength(1);
  });

  test('stops while the table is paused, and adds the lost time', async () => {
    const store = memoryStore();
    const services = application(store);
    const seats = await seated(services, 300);
    await playToWindow(services, seats);
    const before = must(await windowOf(services, seats.code), 'window');
    await send(services, seats, 'atreides', 'talk-start', { type: 'RaiseHand' });
    await pause(500);
    expect(await closings(store, seats.code)).toHaveLength(0);
    await send(services, seats, 'atreides', 'talk-end', { type: 'LowerHand' });
    const after = must(await windowOf(services, seats.code), 'window');
    expect(after.at - before.at).toBeGreaterThan(400);
    await eventually(async () => (await closings(store, seats.code)).length === 1);
    expect(Date.now()).toBeGreaterThanOrEqual(after.at);
  });

  test('continues after a restart, also if a deadline has passed meanwhile', async () => {
    const store = memoryStore();
    const first = application(store);
    const seats = await seated(first, 300);
    await playToWindow(first, seats);
    first.clock.stop();
    await pause(400);
    expect(await closings(store, seats.code)).toHaveLength(0);

    const second = application(store);
    await resumeClocks(second);
    await eventually(async () => (await closings(store, seats.code)).length === 1);
  });

  test('closes each window once if two processes run on the same log', async () => {
    const store = memoryStore();
    const [first, second] = [application(store), application(store)];
    const seats = await seated(first, 250);
    await playToWindow(first, seats);
    await resumeClocks(second);
    await eventually(async () => (await closings(store, seats.code)).length >= 1);
    await pause(800);
    expect(await closings(store, seats.code)).toHaveLength(1);
  });
});
