import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { beforeEach, describe, expect, test } from 'vitest';
import { revokeAll } from '../../server/store/revoke-all.ts';
import { openSqliteStore } from '../../server/store/sqlite.ts';
import { CODE, withStore, raised, table, told, write } from '../support/stores.ts';

const snapshot = (length: number, body = 'the position') => ({ length, program: 'ours', body });
const LOG = [raised(1), raised(2), raised(3)];

withStore((store) => {
  describe('a snapshot', () => {
    beforeEach(() => store().foundTable(table(CODE, LOG)));

    test('is returned with the log, only to the program that made it', async () => {
      expect(await store().opening(CODE, 'ours')).toEqual({ entries: LOG, snapshot: null });
      await store().keepSnapshot(CODE, snapshot(2));
      expect(await store().opening(CODE, 'ours')).toEqual({ entries: LOG, snapshot: snapshot(2) });
      for (const other of ['another', null])
        expect(await store().opening(CODE, other)).toEqual({ entries: LOG, snapshot: null });
      expect(await store().opening('NONE', 'ours')).toEqual({ entries: [], snapshot: null });
    });

    test('replaces the last one, and stays when the log grows', async () => {
      await store().keepSnapshot(CODE, snapshot(1, 'an earlier position'));
      await store().keepSnapshot(CODE, snapshot(3));
      await store().append(write(3, [raised(4)]));
      expect(await store().opening(CODE, 'ours')).toEqual({ entries: [...LOG, raised(4)], snapshot: snapshot(3) });
    });

    test('is ignored if it has more events than the log', async () => {
      await store().keepSnapshot(CODE, snapshot(4));
      expect((await store().opening(CODE, 'ours')).snapshot).toBeNull();
    });

    test('does not move with an exported table', async () => {
      await store().keepSnapshot(CODE, snapshot(2));
      expect(JSON.stringify(await store().dump(CODE, told(5)))).not.toContain('the position');
    });
  });
});

describe('a snapshot in the database', () => {
  const DAMAGE = {
    'is damaged': `UPDATE snapshots SET body = replace(body, 'the', 'teh')`,
    'is cut short': 'UPDATE snapshots SET body = substr(body, 1, 5)',
    'is empty': `UPDATE snapshots SET body = ''`,
    'says another length': 'UPDATE snapshots SET length = 1',
    'has lost its seal': `UPDATE snapshots SET digest = ''`,
    'is of another program': `UPDATE snapshots SET program = 'another'`,
    'is of another log': `UPDATE events SET body = replace(body, 'atreides', 'fremen') WHERE position = 1`,
    'is of other moments': 'UPDATE events SET at = at + 1 WHERE position = 0',
    'is gone': 'DELETE FROM snapshots',
  } as const;

  const after = async (change: (db: Database.Database) => void) => {
    const folder = mkdtempSync(join(tmpdir(), 'mentat-store-'));
    const before = openSqliteStore(folder);
    await before.foundTable(table(CODE, LOG));
    await before.keepSnapshot(CODE, snapshot(2));
    await before.close();
    const db = new Database(join(folder, 'mentat.db'));
    change(db);
    db.close();
    const store = openSqliteStore(folder);
    const opening = await store.opening(CODE, 'ours');
    await store.close();
    rmSync(folder, { recursive: true, force: true });
    return opening;
  };

  test('is found again after the store was closed', async () => {
    expect(await after(() => undefined)).toEqual({ entries: LOG, snapshot: snapshot(2) });
  });

  test.each(Object.entries(DAMAGE))('that %s is ignored', async (_what, statement) => {
    const { entries, snapshot: found } = await after((db) => db.exec(statement));
    expect(found).toBeNull();
    expect(entries).toHaveLength(LOG.length);
  });

  test('is deleted with all credentials when a backup is restored', async () => {
    const opening = await after((db) => {
      revokeAll(db, 1);
    });
    expect(opening).toEqual({ entries: LOG, snapshot: null });
  });

  test('is deleted with its table', async () => {
    const opening = await after((db) => {
      db.exec('PRAGMA foreign_keys = ON; DELETE FROM desks; DELETE FROM events; DELETE FROM tables');
      expect(db.prepare('SELECT COUNT(*) AS left FROM snapshots').get()).toMatchObject({ left: 0 });
    });
    expect(opening).toEqual({ entries: [], snapshot: null });
  });
});
