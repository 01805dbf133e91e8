import pg from 'pg';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { storageErrorOf } from '../../server/application/storage-error.ts';
import type { EventStore } from '../../server/store/event-store.ts';
import { openPostgresStore } from '../../server/store/postgres/postgres.ts';
import { postgresRunner } from '../../server/store/postgres/runner.ts';
import { insertDesk, insertTable } from '../../server/store/sql/log.ts';
import { change } from '../../server/store/sql/work.ts';
import { dropDatabase, newDatabase, query } from '../support/postgres/databases.ts';
import { pause } from '../support/server.ts';
import { CODE, raised, receipt, table, told, write } from '../support/stores.ts';

/** Opens the stores of several processes on one new database. */
async function storesOf(processes: number): Promise<{ readonly url: string; readonly stores: readonly EventStore[] }> {
  const url = await newDatabase();
  const stores: EventStore[] = [];
  onTestFinished(async () => {
    for (const store of stores) await store.close();
    await dropDatabase(url);
  });
  // All processes create the tables at the same time.
  stores.push(...(await Promise.all(Array.from({ length: processes }, () => openPostgresStore(url)))));
  return { url, stores };
}

async function oneStore(): Promise<{ readonly url: string; readonly store: EventStore }> {
  const { url, stores } = await storesOf(1);
  const [store] = stores;
  if (store === undefined) throw new Error('No store was opened');
  return { url, store };
}

/** Cuts all connections of Mentat to this database, as a restart of PostgreSQL does. */
async function cutConnections(url: string): Promise<void> {
  await query(
    url,
    `SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity
     WHERE application_name = 'mentat' AND datname = current_database()`,
  );
  // The driver hears of it a moment later.
  await pause(100);
}

const problemOf = (url: string): Promise<string> =>
  openPostgresStore(url).then(
    async (store) => {
      await store.close();
      return 'none';
    },
    (error: unknown) => `${(error as Error).name}: ${(error as Error).message}`,
  );

describe('the PostgreSQL store', () => {
  test('keeps everything after it was closed, for the next process', async () => {
    const { url, store } = await oneStore();
    await store.foundTable(table());
    await store.takeSeat(CODE, { faction: 'atreides', name: 'Paul' }, 'credential of Paul');
    await store.append(write(1, [raised(1_900_000_000_000)], { receipt: receipt('kept'), due: 1_900_000_000_001 }));
    const after = await openPostgresStore(url);
    expect(await after.entries(CODE, 0)).toEqual([raised(1), raised(1_900_000_000_000)]);
    expect(await after.latest()).toBe(1_900_000_000_000);
    expect(await after.receipt(CODE, 'atreides', 'kept')).toBe('answer to kept');
    expect(await after.dueTables()).toEqual([CODE]);
    expect(await after.holder('credential of Paul')).toMatchObject({ faction: 'atreides' });
    expect(await after.size()).toBeGreaterThan(1_000_000);
    await after.close();
  });

  test('lets one of several processes win each position of a log', async () => {
    const { stores } = await storesOf(3);
    await stores[0]?.foundTable(table());
    for (let position = 1; position <= 40; position += 1) {
      const outcomes = await Promise.all(
        stores.map((store, index) =>
          index === 2
            ? store.appendInTurn([write(position, [raised(1_000 * index + position)])])
            : store.append(write(position, [raised(1_000 * index + position)])),
        ),
      );
      const winners = outcomes.filter((outcome) => outcome === 'appended' || outcome === 1);
      expect(winners).toHaveLength(1);
    }
    expect(await stores[1]?.entries(CODE, 0)).toHaveLength(41);
  });

  test('stores a command once, also if several processes get it at the same time', async () => {
    const { stores } = await storesOf(3);
    await stores[0]?.foundTable(table());
    for (let round = 0; round < 10; round += 1) {
      const length = 1 + round;
      const sent = { receipt: receipt(`command ${round}`) };
      const outcomes = await Promise.all(
        // Each process believes that the log is at another position.
        stores.map((store, index) => store.append(write(length + index, [raised(length)], sent))),
      );
      expect(outcomes.filter((outcome) => outcome === 'appended')).toHaveLength(1);
    }
    expect(await stores[0]?.entries(CODE, 0)).toHaveLength(11);
  });

  test('gives a seat to one of several processes, and numbers the notices of all', async () => {
    const { stores } = await storesOf(3);
    await stores[0]?.foundTable(table());
    const taken = await Promise.all(
      stores.map((store, index) =>
        store.takeSeat(CODE, { faction: 'atreides', name: `Paul ${index}` }, `credential ${index}`, told(index)),
      ),
    );
    expect(taken.filter(Boolean)).toHaveLength(1);
    await Promise.all(stores.map((store, index) => store.announce(CODE, told(10 + index, `Duncan ${index}`))));
    expect(await stores[0]?.notices(CODE, 9)).toHaveLength(4);
  });

  test('founds a code once, also in several processes', async () => {
    const { stores } = await storesOf(3);
    const founded = await Promise.all(stores.map((store) => store.foundTable(table())));
    expect(founded.filter(Boolean)).toHaveLength(1);
  });

  test('fails a write whose connection is cut, keeps nothing of it, and goes on', async () => {
    const { url, store } = await oneStore();
    await store.foundTable(table());
    const other = new pg.Client({ connectionString: url });
    await other.connect();
    await other.query('BEGIN');
    await other.query('SELECT FROM tables FOR UPDATE');
    const writing = store.append(write(1, [raised(2)])).then(String, (error: unknown) => error);
    const isWaiting = async () =>
      (await query(url, `SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock'`)).length > 0;
    while (!(await isWaiting()));
    await cutConnections(url);
    expect(storageErrorOf(await writing)).toBe('DATABASE_AWAY');
    await other.query('ROLLBACK');
    await other.end();
    expect(await store.entries(CODE, 0)).toEqual([raised(1)]);
    expect(await store.append(write(1, [raised(2)]))).toBe('appended');
  });

  test('reports a database that has become read-only, and goes on when it may write again', async () => {
    const { url, store } = await oneStore();
    await store.foundTable(table());
    const database = new URL(url).pathname.slice(1);
    await query(url, `ALTER DATABASE ${database} SET default_transaction_read_only = on`);
    // Only new connections follow the setting.
    await cutConnections(url);
    await expect(store.append(write(1, [raised(2)])).catch(storageErrorOf)).resolves.toBe('DATABASE_AWAY');
    expect(await store.entries(CODE, 0)).toEqual([raised(1)]);
    await query(inject('postgresUrl'), `ALTER DATABASE ${database} RESET ALL`);
    await cutConnections(url);
    expect(await store.append(write(1, [raised(2)]))).toBe('appended');
  });

  test('fails a write that PostgreSQL refuses only at its commit', async () => {
    const { url, store } = await oneStore();
    await store.foundTable(table());
    await query(url, 'ALTER TABLE events ADD CONSTRAINT late UNIQUE (at) DEFERRABLE INITIALLY DEFERRED');
    await expect(store.append(write(1, [raised(1)]))).rejects.toMatchObject({ code: '23505' });
    expect(await store.entries(CODE, 0)).toEqual([raised(1)]);
  });

  test('fails a write that goes on after an error, because PostgreSQL rolls it back without a word', async () => {
    const { url, store } = await oneStore();
    const pool = new pg.Pool({ connectionString: url });
    const work = function* () {
      yield* change(insertTable, { code: 'ELSE', foundedAt: 1, length: 1 });
      try {
        yield* change(insertDesk, { code: 'NONE', credential: 'desk of no table' });
      } catch {
        // The transaction has failed already.
      }
    };
    await expect(postgresRunner(pool).write(null, work)).rejects.toThrow('rolled the transaction back');
    await pool.end();
    expect(await store.hasTable('ELSE')).toBe(false);
  });

  test('removes at the start what a crash left of a deleted table', async () => {
    const { url, store } = await oneStore();
    await store.foundTable(table(CODE, [raised(1), raised(2)]));
    await query(url, 'UPDATE tables SET length = 0');
    const next = await openPostgresStore(url);
    expect(await query(url, 'SELECT code FROM events UNION SELECT code FROM tables')).toEqual([]);
    await next.close();
  });

  test('waits for the disk, also where the database is set up otherwise', async () => {
    const { url } = await oneStore();
    const database = new URL(url).pathname.slice(1);
    await query(url, `ALTER DATABASE ${database} SET synchronous_commit = off`);
    const store = await openPostgresStore(url);
    await store.foundTable(table());
    await query(
      url,
      `CREATE FUNCTION note() RETURNS trigger LANGUAGE plpgsql AS $$
         BEGIN NEW.answer := current_setting('synchronous_commit'); RETURN NEW; END $$;
       CREATE TRIGGER noted BEFORE INSERT ON receipts FOR EACH ROW EXECUTE FUNCTION note()`,
    );
    await store.append(write(1, [], { receipt: receipt('kept') }));
    expect(await store.receipt(CODE, 'atreides', 'kept')).toBe('on');
    await store.close();
  });
});

describe('a PostgreSQL database that cannot be used', () => {
  const changed = (url: string, change: (url: URL) => void): string => {
    const other = new URL(url);
    change(other);
    return other.href;
  };

  test('is reported in one sentence without the password', async () => {
    const { url } = await oneStore();
    const wrong = {
      'does not accept the user or the password': changed(url, (to) => (to.password = 'wrong-password')),
      'it does not exist': changed(url, (to) => (to.pathname = '/nowhere')),
      'nothing answers there': changed(url, (to) => (to.port = '9')),
      'there is no machine of this name': changed(url, (to) => (to.hostname = 'nowhere.invalid')),
    };
    for (const [problem, address] of Object.entries(wrong)) {
      const sentence = await problemOf(address);
      expect(sentence).toContain(problem);
      expect(sentence).not.toMatch(/password[-=]|wrong-password|mentat-test/);
    }
  });

  test('is left alone if a newer Mentat or another program wrote it', async () => {
    const { url, store } = await oneStore();
    await store.foundTable(table());
    await query(url, `INSERT INTO kysely_migration VALUES ('999-of-the-future', 'now')`);
    expect(await problemOf(url)).toContain('written by a newer Mentat');
    const other = await newDatabase();
    await query(other, 'CREATE TABLE events (id int)');
    expect(await problemOf(other)).toContain('has tables of another program');
    expect(await query(other, 'SELECT tablename FROM pg_tables WHERE tablename = $$tables$$')).toEqual([]);
    await dropDatabase(other);
  });
});
