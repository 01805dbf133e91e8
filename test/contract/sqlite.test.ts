import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { describe, expect, test } from 'vitest';
import { firstTables } from '../../server/store/migrations/001-first-tables.ts';
import { movingSeats } from '../../server/store/migrations/002-moving-seats.ts';
import { votesForTheDesk } from '../../server/store/migrations/003-votes-for-the-desk.ts';
import { invitationsEnd } from '../../server/store/migrations/004-invitations-end.ts';
import { offersToSwap } from '../../server/store/migrations/005-offers-to-swap.ts';
import { migrate } from '../../server/store/migrations/migrate.ts';
import { createGroupCommit } from '../../server/store/group-commit.ts';
import { storeOn } from '../../server/store/sql/store.ts';
import { sqliteRunner } from '../../server/store/sqlite-runner.ts';
import { openSqliteStore } from '../../server/store/sqlite.ts';
import { CODE, raised, receipt, table, write } from '../support/stores.ts';

describe('the SQLite store', () => {
  test('keeps everything after it was closed', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'mentat-store-'));
    const before = openSqliteStore(folder);
    await before.foundTable(table());
    await before.takeSeat(CODE, { faction: 'atreides', name: 'Paul' }, 'credential of Paul');
    await before.append(write(1, [raised(2)], { receipt: receipt('kept'), due: 99 }));
    await before.close();

    const after = openSqliteStore(folder);
    expect(await after.entries(CODE, 0)).toEqual([raised(1), raised(2)]);
    expect(await after.receipt(CODE, 'atreides', 'kept')).toBe('answer to kept');
    expect(await after.dueTables()).toEqual([CODE]);
    expect(await after.holder('credential of Paul')).toMatchObject({ faction: 'atreides' });
    await after.close();
    rmSync(folder, { recursive: true, force: true });
  });

  test('keeps seats, passes and desks of a database from before seats could be empty', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'mentat-store-'));
    const old = new Database(join(folder, 'mentat.db'));
    for (const step of [firstTables, movingSeats, votesForTheDesk, invitationsEnd, offersToSwap]) old.exec(step);
    old.exec(`
      PRAGMA user_version = 5;
      INSERT INTO tables (code, founded_at, length) VALUES ('ABCD', 1, 1);
      INSERT INTO desks (code, credential) VALUES ('ABCD', 'desk of ABCD');
      INSERT INTO seats (code, faction, name, credential, pass, pass_until)
        VALUES ('ABCD', 'atreides', 'Paul', 'credential of Paul', 'pass', 100);
    `);
    old.close();

    const store = openSqliteStore(folder);
    expect(await store.seats(CODE)).toEqual([{ faction: 'atreides', name: 'Paul' }]);
    expect(await store.holder('credential of Paul')).toMatchObject({ faction: 'atreides' });
    expect(await store.holder('desk of ABCD')).toEqual({ role: 'moderator', code: CODE });
    expect(await store.seatOnOffer(CODE, 'pass', 100)).toEqual({ faction: 'atreides', name: 'Paul' });
    expect(await store.takeSeat(CODE, { faction: 'atreides', name: 'Feyd' }, 'credential of Feyd')).toBe(false);
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  });

  test('holds no byte of a deleted table, and its file shrinks at the next start', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'mentat-store-'));
    const file = join(folder, 'mentat.db');
    const store = openSqliteStore(folder);
    await store.foundTable(table());
    await store.takeSeat(CODE, { faction: 'atreides', name: 'Duncan Idaho' }, 'credential of Duncan');
    const long = Array.from({ length: 20_000 }, (_, at) => raised(at));
    await store.append(write(1, long, { receipt: { ...receipt('one'), answer: 'an answer to Duncan' } }));
    const full = await store.size();
    expect(await store.deleteTable(CODE)).toBe(true);
    expect(await store.size()).toBeLessThan(full / 4);
    await store.close();
    for (const word of ['HandRaised', 'Duncan']) expect(readFileSync(file).includes(word)).toBe(false);
    expect(statSync(file).size).toBeGreaterThanOrEqual(full);
    await openSqliteStore(folder).close();
    expect(statSync(file).size).toBeLessThan(full / 4);
    rmSync(folder, { recursive: true, force: true });
  });

  test('is complete in its one file once it is closed', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'mentat-store-'));
    const before = openSqliteStore(folder);
    await before.foundTable(table());
    await before.append(write(1, [raised(2)]));
    await before.close();
    expect(statSync(join(folder, 'mentat.db-wal'), { throwIfNoEntry: false })?.size ?? 0).toBe(0);

    const elsewhere = join(folder, 'elsewhere');
    mkdirSync(elsewhere);
    copyFileSync(join(folder, 'mentat.db'), join(elsewhere, 'mentat.db'));
    const after = openSqliteStore(elsewhere);
    expect(await after.entries(CODE, 0)).toEqual([raised(1), raised(2)]);
    await after.close();
    rmSync(folder, { recursive: true, force: true });
  });

  test('reports why a write on a full disk failed, keeps nothing of that write, and goes on when there is room', async () => {
    const db = new Database(':memory:');
    migrate(db);
    const store = storeOn(sqliteRunner(db, createGroupCommit(db)));
    await store.foundTable(table());
    const { page_count: pages } = db.prepare('PRAGMA page_count').get() as { page_count: number };
    const many = Array.from({ length: 2000 }, (_, at) => raised(at));

    db.exec(`PRAGMA max_page_count = ${pages + 2}`);
    await expect(store.append(write(1, many))).rejects.toMatchObject({ code: 'SQLITE_FULL' });
    expect(await store.entries(CODE, 0)).toEqual([raised(1)]);
    db.exec('PRAGMA max_page_count = 4294967294');
    expect(await store.append(write(1, many))).toBe('appended');
    expect(await store.entries(CODE, 0)).toHaveLength(2001);
  });
});
