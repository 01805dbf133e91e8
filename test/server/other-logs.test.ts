/**
 * A data folder with games of another Mentat, whose logs this Mentat cannot read. The games stay unchanged, and this
 * Mentat starts.
 */
import { copyFileSync, mkdirSync, readdirSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { describe, expect, test } from 'vitest';
import { StartupProblem } from '../../server/startup-problem.ts';
import { openBackedUpStore } from '../../server/store/backed-up-store.ts';
import { openSqliteStore } from '../../server/store/sqlite.ts';
import { EVENT_VERSION, fromStored, toStored } from '../../server/store/upcasts.ts';
import { freePort } from '../support/free-port.ts';
import { newDataDir, startProcess } from '../support/process.ts';
import { deviceAt, seatedTable } from '../support/server.ts';
import { CODE, raised, table, write } from '../support/stores.ts';

const OLD = 'mentat.db';
const NEW = `mentat-log-${EVENT_VERSION}.db`;
const silent = () => undefined;

/** A data folder with one table, whose log has this version. */
async function folderOf(version: number): Promise<string> {
  const dataDir = newDataDir();
  const store = openSqliteStore(dataDir);
  await store.foundTable(table());
  await store.close();
  const db = new Database(join(dataDir, OLD));
  db.exec(`UPDATE events SET version = ${version}; PRAGMA wal_checkpoint(TRUNCATE)`);
  db.close();
  return dataDir;
}

const bytesOf = (dataDir: string, name = OLD): string => readFileSync(join(dataDir, name)).toString('base64');
const backupsIn = (dataDir: string): readonly string[] => readdirSync(join(dataDir, 'backups')).sort();

describe.each([EVENT_VERSION - 1, EVENT_VERSION + 1])('a data file of log version %i', (version) => {
  test('stays unchanged while Mentat keeps games in a new file', async () => {
    const dataDir = await folderOf(version);
    const before = bytesOf(dataDir);
    for (const isThere of [false, true]) {
      const told: string[] = [];
      const store = await openBackedUpStore(dataDir, { tell: (sentence) => told.push(sentence) });
      expect(told).toEqual([
        `mentat.db in ${dataDir} holds games of another version of Mentat and stays as it is; ` +
          `games are kept in ${NEW} next to it.`,
      ]);
      expect(await store.hasTable(CODE)).toBe(isThere);
      if (!isThere) await store.foundTable(table());
      await store.close();
    }
    expect(bytesOf(dataDir)).toBe(before);
  });

  test('is not restored; the error is one sentence, and nothing changes', async () => {
    const from = join(await folderOf(version), OLD);
    const dataDir = await folderOf(EVENT_VERSION);
    const before = bytesOf(dataDir);
    const opened = openBackedUpStore(dataDir, { tell: silent, restore: from });
    await expect(opened).rejects.toThrow(StartupProblem);
    await expect(opened).rejects.toThrow(
      `${from} holds games of another version of Mentat, which this one cannot read. Nothing was changed.`,
    );
    expect(bytesOf(dataDir)).toBe(before);
    expect(readdirSync(dataDir).filter((name) => name.includes('part'))).toEqual([]);
  });
});

describe('next to a data file of another log version', () => {
  const older = () => folderOf(EVENT_VERSION - 1);

  test('the new file is used even after the old one was moved away', async () => {
    const dataDir = await older();
    const first = await openBackedUpStore(dataDir, { tell: silent });
    await first.foundTable(table());
    await first.close();
    renameSync(join(dataDir, OLD), join(dataDir, 'old-games.db'));
    const told: string[] = [];
    const second = await openBackedUpStore(dataDir, { tell: (sentence) => told.push(sentence) });
    expect(await second.entries(CODE, 0)).toEqual([raised(1)]);
    expect(told).toEqual([]);
    await second.close();
  });

  test('games in the SQLite log of a killed server stay with the old file', async () => {
    const dataDir = newDataDir();
    const store = openSqliteStore(dataDir);
    await store.foundTable(table());
    const killed = newDataDir();
    const db = new Database(join(dataDir, OLD));
    db.exec(`UPDATE events SET version = ${EVENT_VERSION - 1}`);
    for (const name of [OLD, `${OLD}-wal`]) copyFileSync(join(dataDir, name), join(killed, name));
    db.close();
    await store.close();
    const before = [OLD, `${OLD}-wal`].map((name) => bytesOf(killed, name));
    const fresh = await openBackedUpStore(killed, { tell: silent });
    expect(await fresh.hasTable(CODE)).toBe(false);
    await fresh.close();
    expect([OLD, `${OLD}-wal`].map((name) => bytesOf(killed, name))).toEqual(before);
  });

  test('backups of the old file stay, and the new file has its own', async () => {
    const dataDir = await older();
    mkdirSync(join(dataDir, 'backups'));
    const old = Array.from({ length: 9 }, (_, day) => `mentat-2026-01-0${day + 1}-2000-00.db`);
    for (const name of old) copyFileSync(join(dataDir, OLD), join(dataDir, 'backups', name));
    const store = await openBackedUpStore(dataDir, { tell: silent });
    await store.foundTable(table());
    await store.close();
    expect(backupsIn(dataDir)).toEqual([...old, expect.stringMatching(`^mentat-log-${EVENT_VERSION}-.*\\.db$`)]);
  });

  test('a backup is restored into the new file', async () => {
    const dataDir = await older();
    const before = bytesOf(dataDir);
    const elsewhere = await folderOf(EVENT_VERSION);
    const store = await openBackedUpStore(dataDir, { tell: silent, restore: join(elsewhere, OLD) });
    expect(await store.append(write(1, [raised(2)]))).toBe('appended');
    await store.close();
    expect(readdirSync(dataDir)).toContain(NEW);
    expect(bytesOf(dataDir)).toBe(before);
  });

  test('the server starts, says so, and opens tables', async () => {
    const env = { PORT: await freePort(), DATA_DIR: await older() };
    const server = await startProcess(env);
    expect(server.output()).toContain('holds games of another version of Mentat and stays as it is');
    const { code } = await seatedTable(server.url);
    expect(await deviceAt(server.url).tables.look.query({ code })).toMatchObject({ code });
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
  });
});

test('a stored event is read as it was written; an event of another version is not read', () => {
  const { event } = raised(3);
  expect(fromStored(toStored(event))).toEqual(event);
  const { body } = toStored(event);
  expect(() => fromStored({ version: EVENT_VERSION + 1, body })).toThrow('too-new');
  expect(() => fromStored({ version: EVENT_VERSION - 1, body })).toThrow('too-old');
});
