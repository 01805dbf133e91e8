import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import Database from 'libsql';
import { describe, expect, test } from 'vitest';
import { createBackups } from '../../server/store/backups.ts';
import { openDatabase } from '../../server/store/database.ts';
import { inspect } from '../../server/store/inspect.ts';
import { openBackedUpStore } from '../../server/store/backed-up-store.ts';
import { firstTables } from '../../server/store/migrations/001-first-tables.ts';
import { sqliteStore } from '../../server/store/sqlite.ts';
import { newDataDir } from '../support/process.ts';
import { eventually, pause } from '../support/server.ts';
import { CODE, raised, table, write } from '../support/stores.ts';

const EVENING = new Date(2026, 10, 22, 21, 31, 5);
const HOUR = 3_600_000;

const later = (hours: number) => new Date(EVENING.getTime() + hours * HOUR);
const unheard = (sentence: string) => {
  throw new Error(sentence);
};
const namesIn = (dataDir: string) =>
  existsSync(join(dataDir, 'backups')) ? readdirSync(join(dataDir, 'backups')) : [];

/** Opens a database with one table, and a backup maker with the clock of the test. */
async function playedOn(dataDir = newDataDir(), tell: (sentence: string) => void = unheard) {
  const database = openDatabase(dataDir);
  const store = sqliteStore(database);
  await store.foundTable(table());
  let now = EVENING;
  let length = 1;
  const backups = createBackups(dataDir, database.file, tell, () => now);
  return {
    dataDir,
    store,
    backups,
    at: (moment: Date) => (now = moment),
    play: (from = length++) => store.append(write(from, [raised(from)])),
  };
}

describe('a backup', () => {
  test('is named by date and time, is readable by its owner alone, and holds everything', async () => {
    const { dataDir, store, backups, play } = await playedOn();
    await play();
    await backups.make();
    expect(namesIn(dataDir)).toEqual(['mentat-2026-11-22-2131-05.db']);
    const path = join(dataDir, 'backups', 'mentat-2026-11-22-2131-05.db');
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(inspect(path)).toEqual({ state: 'good' });
    await store.close();
    expect(readFileSync(path).equals(readFileSync(join(dataDir, 'mentat.db')))).toBe(true);
    expect(namesIn(dataDir)).toHaveLength(1);
  });

  test('is made only if something was written since the last one', async () => {
    const { dataDir, store, backups, play, at } = await playedOn();
    await backups.make();
    at(later(1));
    await backups.make();
    expect(namesIn(dataDir)).toHaveLength(1);
    await play();
    await backups.make();
    expect(namesIn(dataDir)).toEqual(['mentat-2026-11-22-2131-05.db', 'mentat-2026-11-22-2231-05.db']);
    await store.close();
  });

  test('does not overwrite another with the same name', async () => {
    const { dataDir, store, backups, play } = await playedOn();
    await backups.make();
    await play();
    await backups.make();
    expect(namesIn(dataDir)).toEqual(['mentat-2026-11-22-2131-05.db', 'mentat-2026-11-22-2131-06.db']);
    await store.close();
  });

  test('deletes the oldest when there are seven, and no other file in the folder', async () => {
    const { dataDir, store, backups, play, at } = await playedOn();
    await mkdir(join(dataDir, 'backups'));
    writeFileSync(join(dataDir, 'backups', 'mentat-holidays.db'), '');
    for (let hour = 0; hour < 9; hour += 1) {
      at(later(hour));
      await play();
      await backups.make();
    }
    const names = namesIn(dataDir);
    expect(names).toHaveLength(8);
    expect(names[0]).toBe('mentat-2026-11-22-2331-05.db');
    expect(names).toContain('mentat-holidays.db');
    await store.close();
  });

  test('with a date from a wrong clock is deleted in time, but never if it is the newest', async () => {
    const { dataDir, store, backups, play, at } = await playedOn();
    for (let hour = 0; hour < 14; hour += 1) {
      at(hour < 7 ? later(hour + 24 * 365) : later(hour));
      await play();
      await backups.make();
      if (hour >= 7) expect(namesIn(dataDir)).toContain(nameAt(later(hour)));
    }
    expect(namesIn(dataDir)).toHaveLength(7);
    expect(namesIn(dataDir).filter((name) => name.includes('2027'))).toEqual([]);
    await store.close();
  });

  test('is complete whatever is written meanwhile, and loses none of these writes', async () => {
    const { dataDir, store, backups, play, at } = await playedOn();
    // The copy takes several steps. Between them, the test writes more than SQLite keeps in its log by default.
    const evening = Array.from({ length: 40_000 }, (_, moment) => raised(moment));
    await store.append(write(1, evening));
    let length = 1 + evening.length;
    for (const hour of [0, 1]) {
      at(later(hour));
      const made = backups.make();
      await pause(1);
      for (let count = 0; count < 800; count += 1) await play(length++);
      await made;
    }
    expect(namesIn(dataDir)).toHaveLength(2);
    for (const name of namesIn(dataDir)) {
      const path = join(dataDir, 'backups', name);
      expect(inspect(path)).toEqual({ state: 'good' });
      const counts = countsIn(path);
      expect(counts.events).toBe(counts.length);
    }
    expect(await store.entries(CODE, 0)).toHaveLength(length);
    await store.close();
    expect(inspect(join(dataDir, 'mentat.db'))).toEqual({ state: 'good' });
  });

  test('that fails is reported in one sentence, and the game goes on', async () => {
    const told: string[] = [];
    const { dataDir, store, backups, play } = await playedOn(newDataDir(), (sentence) => told.push(sentence));
    writeFileSync(join(dataDir, 'backups'), 'not a folder');
    await backups.make();
    expect(told).toEqual([
      expect.stringMatching(/^No backup was made: .*backups could not be written \(EEXIST\)\. Play goes on\.$/),
    ]);
    expect(await play()).toBe('appended');
    await store.close();
  });
});

describe('the server with backups', () => {
  const open = (dataDir: string, now = EVENING, pace = { fold: 60_000, backup: 60_000 }) =>
    openBackedUpStore(dataDir, { tell: unheard, now: () => now, pace });

  test('makes a backup before it upgrades the data folder', async () => {
    const dataDir = newDataDir();
    const old = new Database(join(dataDir, 'mentat.db'));
    old.exec(`${firstTables} PRAGMA user_version = 1; INSERT INTO tables VALUES ('ABCD', 1, 1, NULL)`);
    old.close();
    const store = await open(dataDir);
    const [name = ''] = namesIn(dataDir);
    expect(inspect(join(dataDir, 'backups', name))).toEqual({ state: 'good' });
    expect(versionIn(join(dataDir, 'backups', name))).toBe(1);
    await store.close();
    expect(versionIn(join(dataDir, 'mentat.db'))).toBeGreaterThan(1);
  });

  test('makes a backup when it stops, but not of an empty database or without a change', async () => {
    const dataDir = newDataDir();
    await (await open(dataDir)).close();
    expect(namesIn(dataDir)).toEqual([]);
    const store = await open(dataDir);
    await store.foundTable(table());
    await store.close();
    expect(namesIn(dataDir)).toHaveLength(1);
    await (await open(dataDir, later(1))).close();
    expect(namesIn(dataDir)).toHaveLength(1);
  });

  test('makes a backup at start if a crash left data without a backup', async () => {
    const { dataDir, store } = await playedOn();
    await store.close();
    const after = await open(dataDir);
    expect(namesIn(dataDir)).toHaveLength(1);
    await after.close();
  });

  test('makes a backup from time to time while it runs', async () => {
    const dataDir = newDataDir();
    const store = await open(dataDir, EVENING, { fold: 60_000, backup: 40 });
    await store.foundTable(table());
    await eventually(() => namesIn(dataDir).length === 1);
    await store.append(write(1, [raised(2)]));
    await eventually(() => namesIn(dataDir).length === 2);
    await store.close();
  });

  test('deletes the half-written backup of a crash', async () => {
    const dataDir = newDataDir();
    await mkdir(join(dataDir, 'backups'));
    writeFileSync(join(dataDir, 'backups', 'mentat-2026-11-22-2131-05.db.part'), 'half');
    await (await open(dataDir)).close();
    expect(namesIn(dataDir)).toEqual([]);
  });
});

const nameAt = (at: Date): string => {
  const [day = '', time = ''] = new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().split('T');
  return `mentat-${day}-${time.slice(0, 2)}${time.slice(3, 5)}-${time.slice(6, 8)}.db`;
};

function versionIn(path: string): unknown {
  const db = new Database(path);
  const { user_version } = db.prepare('PRAGMA user_version').get() as { user_version: number };
  db.close();
  return user_version;
}

function countsIn(path: string): { length: number; events: number } {
  const db = new Database(path);
  const counts = db.prepare('SELECT length, (SELECT COUNT(*) FROM events) AS events FROM tables').get();
  db.close();
  return counts as { length: number; events: number };
}
