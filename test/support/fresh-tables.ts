/** A server for one test file, a table of its own for each test, and the devices of that table. */
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import type { FactionId, Notice, TableNotice } from '#engine';
import type { Services } from '../../server/application/services.ts';
import { memoryStore } from './memory-store.ts';
import {
  deviceAt,
  listening,
  seatedTable,
  startServer,
  tokenOf,
  type Device,
  type LiveListener,
  type SeatedTable,
  type TABLE_OF_TWO,
  type TestServer,
} from './server.ts';

export const MINUTE = 60_000;
const STEP = 4_000;

export interface FreshTables {
  readonly url: string;
  /** The options of the server. */
  readonly services: Services;
  /** The table of the running test. All its seats are taken. */
  readonly table: SeatedTable;
  anyone(): Device;
  desk(): Device;
  /** The device that took this seat; after a swap, the device may have another faction. */
  seat(faction: FactionId): Device;
  /** Opens a socket that records its messages and closes at the end of the test. */
  hear(auth: Readonly<Record<string, unknown>>): Promise<LiveListener>;
  /** The time of this server's clock (ms). */
  now(): number;
  /** Advances this server's clock by this time (ms). */
  wait(time: number): void;
}

/** Call this function once at the head of a test file. */
export function freshTables(choices: Partial<typeof TABLE_OF_TWO> = {}, store = memoryStore()): FreshTables {
  let server: TestServer;
  let table: SeatedTable;
  let ahead = 0;
  const ears: LiveListener[] = [];

  const tables: FreshTables = {
    get url() {
      return server.url;
    },
    get services() {
      return server.services;
    },
    get table() {
      return table;
    },
    anyone: () => deviceAt(server.url),
    desk: () => deviceAt(server.url, table.moderatorToken),
    seat: (faction) => deviceAt(server.url, tokenOf(table, faction)),
    async hear(auth) {
      const ear = await listening(server.url, auth);
      ears.push(ear);
      return ear;
    },
    now: () => server.services.now(),
    wait(time) {
      // Time passes in small steps. A server without any activity for a long time believes that its machine was asleep.
      for (let left = time; left > 0; left -= STEP) {
        ahead += Math.min(STEP, left);
        server.services.now();
      }
    },
  };

  beforeAll(async () => {
    server = await startServer(store, { wall: () => Date.now() + ahead, monotonic: () => performance.now() + ahead });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    // The tries of one test do not count in the next test.
    tables.wait(60 * MINUTE);
    table = await seatedTable(server.url, choices);
  });
  afterEach(() => {
    for (const { socket } of ears.splice(0)) socket.disconnect();
  });
  return tables;
}

/** The last message of this kind at a socket. */
export const last = (ear: LiveListener, event: string): unknown =>
  ear.heard.filter((one) => one.event === event).at(-1)?.value;

/** The last state of seats and desk at a socket. */
export const told = (ear: LiveListener): readonly Notice[] =>
  (last(ear, 'notices') as readonly TableNotice[]).map(({ notice }) => notice);
