/** The texts that host and players read if the disk or the database fails. The game goes on after the failure. */
import { appendFileSync, copyFileSync, mkdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { TRPCClientError } from '@trpc/client';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { hostReport, type ErrorReporter } from '../../server/application/error-reporter.ts';
import type { EventStore } from '../../server/store/event-store.ts';
import { memoryStore } from '../support/memory-store.ts';
import { openBackedUpStore } from '../../server/store/backed-up-store.ts';
import { openSqliteStore } from '../../server/store/sqlite.ts';
import { newDataDir } from '../support/process.ts';
import { act, deviceAt, listening, seatedTable, startServer, TABLE_OF_TWO, tokenOf } from '../support/server.ts';
import { CODE, raised, table, write } from '../support/stores.ts';

/** Returns a store in which every write fails while `full` returns true, with the driver's error. */
function onDisk(store: EventStore, isFull: () => boolean): EventStore {
  const ifRoom = <Result>(writing: () => Promise<Result>) =>
    isFull() ? Promise.reject(Object.assign(new Error('karama is full'), { code: 'SQLITE_FULL' })) : writing();
  return {
    ...store,
    append: (write) => ifRoom(() => store.append(write)),
    foundTable: (founded) => ifRoom(() => store.foundTable(founded)),
  };
}

async function errorOf(asking: Promise<unknown>): Promise<{ message: string; reason: unknown; code: unknown }> {
  const error: unknown = await asking.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof TRPCClientError)) throw new Error('This was answered, and should not have been');
  const { code, reason } = error.data as { code: unknown; reason: unknown };
  return { message: error.message, code, reason };
}

afterEach(() => {
  vi.restoreAllMocks();
});

describe('a full disk', () => {
  test('is reported to devices, writes nothing, and the game goes on when there is room', async () => {
    let full = false;
    const report = vi.fn<ErrorReporter>();
    const server = await startServer(
      onDisk(memoryStore(), () => full),
      { report },
    );
    const seats = await seatedTable(server.url);
    const paul = tokenOf(seats, 'atreides');
    const screen = await listening(server.url, { code: seats.code });
    full = true;
    for (const asking of [
      () => act(server.url, paul, { type: 'RaiseHand' }, 'raise-while-full'),
      () => deviceAt(server.url).tables.open.mutate(TABLE_OF_TWO),
    ]) {
      const { reason, message } = await errorOf(asking());
      expect(reason).toBe('DISK_FULL');
      expect(message).toContain('no room left on its disk');
      expect(message).not.toContain('karama');
    }
    expect(report).toHaveBeenCalled();
    full = false;
    expect(await act(server.url, paul, { type: 'RaiseHand' }, 'raise-while-full')).toEqual({ ok: true });
    screen.socket.disconnect();
    await server.close();
  });

  test('is reported to the host in one sentence, not for every command', () => {
    const print = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    let now = 0;
    const report = hostReport('/data', () => now);
    const full = Object.assign(new Error('karama'), { code: 'SQLITE_FULL' });
    for (now = 0; now < 90_000; now += 500) report(full, { code: 'ABCD', position: 1 });
    expect(print.mock.calls).toHaveLength(2);
    expect(print.mock.calls[0]?.[0]).toMatch(
      /^The disk that holds \/data is full\. Free some space.*nothing that was answered is lost\.$/,
    );
    report(Object.assign(new Error('karama'), { code: 'SQLITE_IOERR_WRITE' }), { code: 'ABCD', position: 1 });
    expect(print.mock.calls[2]?.[0]).toContain('Error SQLITE_IOERR_WRITE');
    expect(JSON.stringify(print.mock.calls)).not.toContain('karama');
  });
});

describe('a database that does not answer', () => {
  test('is reported to devices and to the host, and the game goes on when it answers again', async () => {
    const gone = Object.assign(new Error('karama'), { code: '08006' });
    const print = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    let isAway = false;
    const store = memoryStore();
    const server = await startServer(
      { ...store, append: (write) => (isAway ? Promise.reject(gone) : store.append(write)) },
      { report: hostReport('the database') },
    );
    const paul = tokenOf(await seatedTable(server.url), 'atreides');
    isAway = true;
    const { reason, message } = await errorOf(act(server.url, paul, { type: 'RaiseHand' }, 'raise-while-away'));
    expect(reason).toBe('DATABASE_AWAY');
    expect(message).toBe(
      'The database of Mentat does not answer, or takes no writes. Nothing that was answered is lost.',
    );
    expect(print.mock.calls.flat()).toEqual([
      'Mentat cannot write to the database (08006). Start it, or let Mentat write to it, and play goes on by itself; nothing that was answered is lost.',
    ]);
    isAway = false;
    expect(await act(server.url, paul, { type: 'RaiseHand' }, 'raise-while-away')).toEqual({ ok: true });
    await server.close();
  });
});

describe('a table whose log cannot be read', () => {
  test('is reported to its players, and other tables play on', async () => {
    const dataDir = newDataDir();
    const print = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const first = await startServer(openSqliteStore(dataDir));
    const [damaged, sound] = [await seatedTable(first.url), await seatedTable(first.url)];
    await first.close();
    const db = new Database(join(dataDir, 'mentat.db'));
    db.exec(`UPDATE events SET body = '{"karama' WHERE code = '${damaged.code}'`);
    db.close();

    const server = await startServer(openSqliteStore(dataDir));
    for (const asking of [
      () => deviceAt(server.url, tokenOf(damaged, 'atreides')).game.view.query(),
      () => act(server.url, tokenOf(damaged, 'atreides'), { type: 'RaiseHand' }),
      () => deviceAt(server.url).tables.look.query({ code: damaged.code }),
    ]) {
      const { reason, message } = await errorOf(asking());
      expect(reason).toBe('TABLE_UNREADABLE');
      expect(message).toContain('cannot be read any more');
    }
    expect(await act(server.url, tokenOf(sound, 'atreides'), { type: 'RaiseHand' })).toEqual({ ok: true });
    expect(print.mock.calls.flat().join('\n')).toContain(`at table ${damaged.code}`);
    expect(print.mock.calls.flat().join('\n')).not.toContain('karama');
    await server.close();
  });
});

describe('a damaged database', () => {
  const open = (dataDir: string) => openBackedUpStore(dataDir, { tell: () => undefined });

  async function folderWithBackups(): Promise<{ dataDir: string; backups: readonly string[] }> {
    const dataDir = newDataDir();
    const store = openSqliteStore(dataDir);
    await store.foundTable(table());
    await store.append(
      write(
        1,
        Array.from({ length: 3000 }, (_, at) => raised(at)),
      ),
    );
    await store.close();
    mkdirSync(join(dataDir, 'backups'));
    const backups = ['mentat-2026-11-22-2131-05.db', 'mentat-2026-11-22-2201-05.db'].map((name) =>
      join(dataDir, 'backups', name),
    );
    for (const backup of backups) copyFileSync(join(dataDir, 'mentat.db'), backup);
    return { dataDir, backups };
  }

  test('stays as it is, and the host learns which backup is complete and how to open it', async () => {
    const { dataDir, backups } = await folderWithBackups();
    const path = join(dataDir, 'mentat.db');
    for (const file of [path, backups[1] ?? '']) truncateSync(file, 8 * 4096);
    const before = readFileSync(path);
    const opened = open(dataDir);
    await expect(opened).rejects.toThrow('is damaged; it stays as it is');
    await expect(opened).rejects.toThrow(`npm start -- --restore "${backups[0] ?? ''}"`);
    expect(readFileSync(path).equals(before)).toBe(true);

    const restored = await openBackedUpStore(dataDir, { tell: () => undefined, restore: backups[0] ?? '' });
    expect(await restored.entries(CODE, 0)).toHaveLength(3001);
    await restored.close();
  });

  test.each([
    [
      'with its first page gone',
      (path: string) => {
        writeFileSync(path, Buffer.concat([Buffer.alloc(4096, 7), readFileSync(path).subarray(4096)]));
      },
    ],
    [
      'with pages overwritten in its middle',
      (path: string) => {
        const bytes = readFileSync(path);
        bytes.fill(0xab, 20 * 4096, 24 * 4096);
        writeFileSync(path, bytes);
      },
    ],
    [
      'that is something else',
      (path: string) => {
        writeFileSync(path, 'a shopping list');
        appendFileSync(path, ', long enough to be read as a header of a database file'.repeat(20));
      },
    ],
  ])('%s is found at start', async (_what, damage) => {
    const { dataDir, backups } = await folderWithBackups();
    damage(join(dataDir, 'mentat.db'));
    await expect(open(dataDir)).rejects.toThrow(`npm start -- --restore "${backups[1] ?? ''}"`);
  });

  test('without any backup is reported, too', async () => {
    const dataDir = newDataDir();
    writeFileSync(join(dataDir, 'mentat.db'), 'x'.repeat(5000));
    await expect(open(dataDir)).rejects.toThrow('There is no good backup of it');
  });
});
