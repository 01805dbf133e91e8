/** Stores for tests: a fresh store for each test, and the data that tests write into it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe } from 'vitest';
import type { LogEntry, TableNotice } from '#engine';
import type { Append, EventStore, Receipt } from '../../server/store/event-store.ts';
import { openPostgresStore } from '../../server/store/postgres/postgres.ts';
import { openSqliteStore } from '../../server/store/sqlite.ts';
import { dropDatabase, newDatabase, query } from './postgres/databases.ts';

/** A kind of store, as tests open it. */
interface Kind {
  /** Returns an empty store. */
  open(): Promise<EventStore>;
  /** Closes and deletes it. */
  close(store: EventStore): Promise<void>;
}

function sqlite(): Kind {
  const folders = new Map<EventStore, string>();
  return {
    open() {
      const folder = mkdtempSync(join(tmpdir(), 'mentat-store-'));
      const store = openSqliteStore(folder);
      folders.set(store, folder);
      return Promise.resolve(store);
    },
    async close(store) {
      await store.close();
      rmSync(folders.get(store) ?? '', { recursive: true, force: true });
    },
  };
}

/** All tests of a file use one database, which is emptied after each test. */
function postgres(): Kind {
  let opened: { readonly url: string; readonly store: EventStore } | null = null;
  afterAll(async () => {
    if (opened === null) return;
    await opened.store.close();
    await dropDatabase(opened.url);
  });
  return {
    async open() {
      if (opened === null) {
        const url = await newDatabase();
        opened = { url, store: await openPostgresStore(url) };
      }
      return opened.store;
    },
    async close() {
      if (opened !== null) await query(opened.url, 'TRUNCATE tables, deleted_tables CASCADE');
    },
  };
}

/**
 * Defines tests of every kind of store. Each test has a fresh store. `other` opens a fresh store of the other kind.
 */
export function withStore(body: (store: () => EventStore, other: () => Promise<EventStore>) => void): void {
  const kinds = { SQLite: sqlite, PostgreSQL: postgres };
  for (const [name, kind, otherKind] of [
    ['SQLite', kinds.SQLite, kinds.PostgreSQL],
    ['PostgreSQL', kinds.PostgreSQL, kinds.SQLite],
  ] as const) {
    describe(`in ${name}`, () => {
      const [here, there] = [kind(), otherKind()];
      let store: EventStore;
      let others: EventStore[];

      beforeEach(async () => {
        others = [];
        store = await here.open();
      });

      afterEach(async () => {
        await here.close(store);
        for (const other of others) await there.close(other);
      });

      body(
        () => store,
        async () => {
          const other = await there.open();
          others.push(other);
          return other;
        },
      );
    });
  }
}

export const CODE = 'ABCD';
export const raised = (at: number): LogEntry => ({ at, event: { type: 'HandRaised', faction: 'atreides', at } });
export const receipt = (id: string, actor: Receipt['actor'] = 'atreides'): Receipt => ({
  actor,
  id,
  answer: `answer to ${id}`,
});
export const table = (code = CODE, entries: readonly LogEntry[] = [raised(1)]) => ({
  code,
  at: 1,
  deskCredential: `desk of ${code}`,
  entries,
});
export const write = (expected: number, entries: readonly LogEntry[], more: Partial<Append> = {}): Append => ({
  code: CODE,
  expected,
  entries,
  receipt: null,
  due: null,
  ...more,
});

export const told = (at: number, name = 'Paul'): TableNotice => ({
  at,
  notice: { kind: 'seat-taken', faction: 'atreides', name },
});
