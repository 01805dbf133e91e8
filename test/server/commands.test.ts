import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Command } from '#engine';
import { createApplication, type ApplicationOptions } from '../../server/application/application.ts';
import { handleCommand } from '../../server/application/handle-command.ts';
import { InternalError, reportToConsole } from '../../server/application/error-reporter.ts';
import { NotAuthorized } from '../../server/application/refusals.ts';
import { releaseSeat } from '../../server/application/seats.ts';
import type { EventStore } from '../../server/store/event-store.ts';
import type { Services } from '../../server/application/services.ts';
import { memoryStore } from '../support/memory-store.ts';
import { authority, seated, send, type Seats } from '../support/application.ts';

const RAISE: Command = { type: 'RaiseHand' };
const LOWER: Command = { type: 'LowerHand' };

describe('a command', () => {
  let store: EventStore;
  let services: Services;
  let seats: Seats;
  const logLength = async () => (await store.entries(seats.code, 0)).length;

  beforeEach(async () => {
    store = memoryStore();
    services = createApplication(store);
    seats = await seated(services);
  });

  test('that is repeated gets the first answer, and is executed once', async () => {
    expect(await send(services, seats, 'atreides', 'raise-1', RAISE)).toEqual({ ok: true });
    const length = await logLength();
    expect(await send(services, seats, 'atreides', 'raise-1', RAISE)).toEqual({ ok: true });
    expect(await logLength()).toBe(length);
  });

  test('that was refused is refused again when it is repeated, even if it would be legal by now', async () => {
    const refused = await send(services, seats, 'atreides', 'lower-1', LOWER);
    expect(refused).toMatchObject({ ok: false });
    await send(services, seats, 'atreides', 'raise-1', RAISE);
    expect(await send(services, seats, 'atreides', 'lower-1', LOWER)).toEqual(refused);
    expect(await send(services, seats, 'atreides', 'lower-2', LOWER)).toEqual({ ok: true });
  });

  test('with the command id of another seat counts as a new command', async () => {
    await send(services, seats, 'atreides', 'same-id', RAISE);
    const length = await logLength();
    expect(await send(services, seats, 'harkonnen', 'same-id', RAISE)).toEqual({ ok: true });
    expect(await logLength()).toBeGreaterThan(length);
  });

  test('sent many times at once is executed once', async () => {
    const length = await logLength();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => send(services, seats, 'atreides', 'raise-1', RAISE)),
    );
    expect(answers).toEqual(answers.map(() => ({ ok: true })));
    expect(await logLength()).toBe(length + 1);
  });

  test('is recognized by its receipt after a restart', async () => {
    await send(services, seats, 'atreides', 'raise-1', RAISE);
    const length = await logLength();
    const restarted = createApplication(store);
    expect(await send(restarted, seats, 'atreides', 'raise-1', RAISE)).toEqual({ ok: true });
    expect(await logLength()).toBe(length);
  });

  test('is refused if its device has lost the seat, even while the command waits', async () => {
    const released = releaseSeat(services, authority(seats, 'moderator'), 'atreides');
    await expect(send(services, seats, 'atreides', 'raise-1', RAISE)).rejects.toBeInstanceOf(NotAuthorized);
    await released;
  });

  test('in the name of another actor is refused', async () => {
    const order = { ...authority(seats, 'atreides'), by: 'harkonnen', id: 'raise-1', command: RAISE } as const;
    await expect(handleCommand(services, order)).rejects.toBeInstanceOf(NotAuthorized);
  });

  test('with the token of another table is refused', async () => {
    const { code } = await seated(services);
    const order = { ...authority(seats, 'atreides'), code, id: 'raise-1', command: RAISE } as const;
    await expect(handleCommand(services, order)).rejects.toBeInstanceOf(NotAuthorized);
  });
});

describe('two processes on one log', () => {
  test('decide a command again if the other one wrote first, and lose nothing', async () => {
    const store = memoryStore();
    const [here, there] = [createApplication(store), createApplication(store)];
    const seats = await seated(here);
    const before = (await store.entries(seats.code, 0)).length;

    const orders = Array.from({ length: 20 }, (_, n) =>
      send(n % 2 === 0 ? here : there, seats, n % 4 < 2 ? 'atreides' : 'harkonnen', `command-${n}`, {
        type: 'DeclareSecret',
        fact: { kind: 'spice', spice: n + 1 },
      }),
    );
    expect(await Promise.all(orders)).toEqual(orders.map(() => ({ ok: true })));
    expect(await store.entries(seats.code, 0)).toHaveLength(before + orders.length);
    expect((await here.timelines.load(seats.code))?.entries.length).toBeGreaterThan(before);
  });

  test('execute once a command that both received', async () => {
    const store = memoryStore();
    const [here, there] = [createApplication(store), createApplication(store)];
    const seats = await seated(here);
    const before = (await store.entries(seats.code, 0)).length;
    await Promise.all([
      send(here, seats, 'atreides', 'raise-1', RAISE),
      send(there, seats, 'atreides', 'raise-1', RAISE),
    ]);
    expect(await store.entries(seats.code, 0)).toHaveLength(before + 1);
  });
});

describe('an exception in the engine', () => {
  const SECRET = 'the karama in slot h3';
  const breaking = (report: ApplicationOptions['report']): ApplicationOptions => ({
    wall: () => {
      if (broken) throw new Error(SECRET);
      return 1;
    },
    ...(report === undefined ? {} : { report }),
  });
  let broken = false;

  test('is reported with table and position, and leaves the log unchanged', async () => {
    broken = false;
    const report = vi.fn();
    const store = memoryStore();
    const services = createApplication(store, breaking(report));
    const seats = await seated(services);
    const { length } = await store.entries(seats.code, 0);
    broken = true;
    await expect(send(services, seats, 'atreides', 'raise-1', RAISE)).rejects.toBeInstanceOf(InternalError);
    expect(report).toHaveBeenCalledWith(expect.any(Error), { code: seats.code, position: length });
    broken = false;
    expect(await store.entries(seats.code, 0)).toHaveLength(length);
    // The table goes on, and the same command can be sent again.
    expect(await send(services, seats, 'atreides', 'raise-1', RAISE)).toEqual({ ok: true });
  });

  test('is printed without its message', () => {
    const print = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    reportToConsole(new TypeError(SECRET), { code: 'ABCD', position: 12 });
    const printed = String(print.mock.calls[0]?.[0]);
    print.mockRestore();
    expect(printed).toContain('table ABCD, position 12: TypeError');
    expect(printed).toContain('commands.test.ts');
    expect(printed).not.toContain('karama');
  });
});
