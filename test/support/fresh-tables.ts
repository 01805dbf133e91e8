/** A server for one test file, a table of its own for each test, and the devices that come to it. */
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
  /** What the server stands on. */
  readonly services: Services;
  /** The table of the running test, with all its seats taken. */
  readonly table: SeatedTable;
  anyone(): Device;
  desk(): Device;
  /** The device that took this seat; what it plays after a swap is another matter. */
  seat(faction: FactionId): Device;
  /** A socket that remembers what it heard; it goes when the test is over. */
  hear(auth: Readonly<Record<string, unknown>>): Promise<LiveListener>;
  /** What this server takes for the time (ms). */
  now(): number;
  /** Lets so much time (ms) pass on this server. */
  wait(time: number): void;
}

/** Call it once at the head of a test file. */
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
      // In small steps: a server that is silent for long takes itself for asleep.
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
    // What one test tries too often is nothing to the next.
    tables.wait(60 * MINUTE);
    table = await seatedTable(server.url, choices);
  });
  afterEach(() => {
    for (const { socket } of ears.splice(0)) socket.disconnect();
  });
  return tables;
}

/** What a socket last heard of this. */
export const last = (ear: LiveListener, event: string): unknown =>
  ear.heard.filter((one) => one.event === event).at(-1)?.value;

/** What it was last told about seats and desk. */
export const told = (ear: LiveListener): readonly Notice[] =>
  (last(ear, 'notices') as readonly TableNotice[]).map(({ notice }) => notice);
