/** Writes that wait at the same moment share one commit, and nothing else. */
import Database from 'libsql';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createGroupCommit, type SharedCommit } from '../../server/store/group-commit.ts';

let db: Database.Database;
let commit: SharedCommit;
let commits: number;

beforeEach(() => {
  db = new Database(':memory:');
  db.exec('CREATE TABLE log (body TEXT UNIQUE)');
  commit = createGroupCommit(db);
  commits = 0;
  const exec = db.exec.bind(db);
  vi.spyOn(db, 'exec').mockImplementation((sql: string) => {
    if (sql === 'COMMIT') commits += 1;
    return exec(sql);
  });
});

const insert = (body: string) => () => db.prepare('INSERT INTO log VALUES (?)').run(body).changes;
const rows = () =>
  (db.prepare('SELECT body FROM log ORDER BY rowid').all() as { body: string }[]).map(({ body }) => body);

describe('writes of one moment', () => {
  test('are one commit, in the order in which they came', async () => {
    const bodies = Array.from({ length: 40 }, (_, n) => `write ${n}`);
    expect(await Promise.all(bodies.map((body) => commit.write(insert(body))))).toEqual(bodies.map(() => 1));
    expect(rows()).toEqual(bodies);
    expect(commits).toBe(1);
  });

  test('are answered only after the commit', async () => {
    const seen: boolean[] = [];
    const both = ['a', 'b'].map((body) =>
      commit.write(insert(body)).then(() => {
        seen.push(db.inTransaction);
      }),
    );
    await Promise.all(both);
    expect(seen).toEqual([false, false]);
  });

  test('lose nothing if one of them throws; only that write is dropped', async () => {
    const bodies = Array.from({ length: 40 }, (_, n) => `write ${n}`);
    const poisoned = commit.write(() => {
      insert('half of it')();
      throw new Error('poison');
    });
    const good = bodies.map((body) => commit.write(insert(body)));
    await expect(poisoned).rejects.toThrow('poison');
    await Promise.all(good);
    expect(rows()).toEqual(bodies);
    expect(commits).toBe(1);
  });

  test('are tried one by one if SQLite has rolled all of them back', async () => {
    const first = commit.write(insert('first'));
    const takesAll = commit.write(() => {
      insert('with it')();
      db.exec('ROLLBACK');
      throw new Error('the disk is full');
    });
    const last = commit.write(insert('last'));
    await expect(takesAll).rejects.toThrow('the disk is full');
    await Promise.all([first, last]);
    expect(rows()).toEqual(['first', 'last']);
  });

  test('on a full disk are kept as far as there is room, and the others fail', async () => {
    const { page_count: pages } = db.prepare('PRAGMA page_count').get() as { page_count: number };
    db.exec(`PRAGMA max_page_count = ${pages + 2}`);
    const small = commit.write(insert('small'));
    const large = commit.write(insert('x'.repeat(100_000)));
    const other = commit.write(insert('other'));
    await expect(large).rejects.toMatchObject({ code: 'SQLITE_FULL' });
    await Promise.all([small, other]);
    expect(rows()).toEqual(['small', 'other']);
  });
});

describe('a write to the store', () => {
  test('without others is on disk before any other job runs', async () => {
    const others: string[] = [];
    for (const body of ['one', 'two']) {
      const written = commit.write(insert(body));
      setImmediate(() => others.push(body));
      await written;
      expect(others).not.toContain(body);
    }
    expect(rows()).toEqual(['one', 'two']);
    expect(commits).toBe(2);
  });

  test('that waits is committed before the store is closed', async () => {
    const waiting = commit.write(insert('one'));
    commit.flush();
    expect(rows()).toEqual(['one']);
    await waiting;
  });
});
