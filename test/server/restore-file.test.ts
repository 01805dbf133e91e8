import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import Database from 'libsql';
import { describe, expect, test } from 'vitest';
import { readArguments } from '../../server/arguments.ts';
import { StartupProblem } from '../../server/startup-problem.ts';
import { inspect } from '../../server/store/inspect.ts';
import { openBackedUpStore } from '../../server/store/backed-up-store.ts';
import { openSqliteStore } from '../../server/store/sqlite.ts';
import { freePort } from '../support/free-port.ts';
import { newDataDir, spawnServer, startProcess } from '../support/process.ts';
import { act, deviceAt, errorCode, eventually, listen, listening, seatedTable } from '../support/server.ts';
import { CODE, raised, table, write } from '../support/stores.ts';

const backupsIn = (dataDir: string) =>
  readdirSync(join(dataDir, 'backups')).map((name) => join(dataDir, 'backups', name));

describe('the arguments after npm start --', () => {
  test('may be empty, or a file to restore, relative to the current folder', () => {
    expect(readArguments([], '/home')).toEqual({ restore: null });
    expect(readArguments(['--restore', 'a.db'], '/home')).toEqual({ restore: resolve('/home/a.db') });
    expect(readArguments(['--restore=/b/c d.db'], '/home')).toEqual({ restore: resolve('/b/c d.db') });
  });

  test.each([
    [['--restore'], 'Say which file'],
    [['--restore='], 'Say which file'],
    [['--restore', '--force'], 'Say which file'],
    [['a.db'], 'npm start -- --restore FILE'],
    [['--help'], 'npm start -- --restore FILE'],
    [['--restore', 'my', 'backup.db'], 'quotation marks'],
  ])('are explained if they are %j', (typed, sentence) => {
    expect(() => readArguments(typed, '/home')).toThrow(sentence);
  });
});

describe('a restored data folder', () => {
  test('has the games of the copy, and no earlier credential is valid in it', async () => {
    const env = { PORT: await freePort(), DATA_DIR: newDataDir() };
    const first = await startProcess(env);
    const { code, moderatorToken, tokens } = await seatedTable(first.url);
    const [paul, feyd] = [tokens.atreides ?? '', tokens.harkonnen ?? ''];
    await act(first.url, paul, { type: 'DeclareSecret', fact: { kind: 'spice', spice: 37 } });
    const desk = deviceAt(first.url, moderatorToken);
    const { invite } = await desk.moderation.invite.mutate();
    first.child.kill('SIGTERM');
    await first.ended;
    const [backup = ''] = backupsIn(env.DATA_DIR);

    // After the backup, the seat moves to another phone and the desk to another laptop.
    const second = await startProcess(env);
    const handed = await deviceAt(second.url, feyd).seats.handOver.mutate();
    if (!handed.ok) throw new Error(handed.refusal.code);
    const moved = await deviceAt(second.url).seats.accept.mutate({ code, pass: handed.pass });
    const accepted = await deviceAt(second.url).moderation.accept.mutate({ code, invite });
    if (!moved.ok || !accepted.ok) throw new Error('The seat or the desk has not moved');
    await act(second.url, paul, { type: 'DeclareSecret', fact: { kind: 'spice', spice: 99 } });
    second.child.kill('SIGTERM');
    await second.ended;

    const third = await startProcess(env, ['--restore', backup]);
    expect(third.output()).toContain(`Restored ${backup}`);
    for (const token of [paul, feyd, moved.token, moderatorToken, accepted.token]) {
      expect(await errorCode(deviceAt(third.url, token).seats.whoami.query())).toBe('UNAUTHORIZED');
      expect(await errorCode(act(third.url, token, { type: 'RaiseHand' }))).toBe('UNAUTHORIZED');
      const old = listen(third.url, { token });
      let said = '';
      old.socket.on('connect_error', (error) => (said = error.message));
      await eventually(() => said === 'UNAUTHORIZED');
      old.socket.disconnect();
    }
    expect(await deviceAt(third.url).moderation.accept.mutate({ code, invite })).toMatchObject({ ok: false });
    const screen = await listening(third.url, { code });
    expect(JSON.stringify(screen.heard)).toContain('everything-vacated');
    screen.socket.disconnect();
    third.child.kill('SIGTERM');
    expect(await third.ended).toBe(0);

    expect(logOf(env.DATA_DIR, code)).toContain('"spice":37');
    expect(logOf(env.DATA_DIR, code)).not.toContain('"spice":99');
    const aside = backupsIn(env.DATA_DIR).filter((path) => path.includes('before-restore-'));
    expect(aside).toHaveLength(1);
    const kept = newDataDir();
    copyFileSync(aside[0] ?? '', join(kept, 'mentat.db'));
    expect(logOf(kept, code)).toContain('"spice":99');
  });

  test('may come from a copy of a killed server, with the log file next to it', async () => {
    const env = { PORT: await freePort(), DATA_DIR: newDataDir() };
    const killed = await startProcess(env);
    const { code, tokens } = await seatedTable(killed.url);
    await act(killed.url, tokens.atreides ?? '', { type: 'DeclareSecret', fact: { kind: 'spice', spice: 37 } });
    killed.child.kill('SIGKILL');
    await killed.ended;
    const before = readFileSync(join(env.DATA_DIR, 'mentat.db'));
    const elsewhere = { ...env, DATA_DIR: join(newDataDir(), 'new') };
    const restored = await startProcess(elsewhere, ['--restore', join(env.DATA_DIR, 'mentat.db')]);
    restored.child.kill('SIGTERM');
    await restored.ended;
    expect(logOf(elsewhere.DATA_DIR, code)).toContain('"spice":37');
    expect(readFileSync(join(env.DATA_DIR, 'mentat.db')).equals(before)).toBe(true);
  });
});

describe('a mistake with --restore', () => {
  async function expectRefusal(dataDir: string, restore: string, sentence: string): Promise<void> {
    const before = contentsOf(dataDir);
    const opened = openBackedUpStore(dataDir, { tell: () => undefined, restore });
    await expect(opened).rejects.toThrow(StartupProblem);
    await expect(opened).rejects.toThrow(sentence);
    expect(contentsOf(dataDir)).toEqual(before);
  }

  test('is named, and changes nothing', async () => {
    const dataDir = await folderWith(2);
    const other = newDataDir();
    const at = (name: string) => join(other, name);
    writeFileSync(at('list.txt'), 'a shopping list, long enough to be read as a header of a database file');
    writeFileSync(at('empty.db'), '');
    foreignDatabase(at('music.db'));
    copyFileSync(join(dataDir, 'mentat.db'), at('damaged.db'));
    truncateSync(at('damaged.db'), 4096 * 5);
    copyFileSync(join(dataDir, 'mentat.db'), at('future.db'));
    const future = new Database(at('future.db'));
    future.exec('PRAGMA journal_mode = DELETE; PRAGMA user_version = 999');
    future.close();

    await expectRefusal(dataDir, at('nowhere.db'), 'There is no file');
    await expectRefusal(dataDir, other, 'is not a file');
    await expectRefusal(dataDir, join(dataDir, 'mentat.db'), 'is the database that is in use');
    await expectRefusal(dataDir, at('list.txt'), 'is no database of Mentat');
    await expectRefusal(dataDir, at('empty.db'), 'is no database of Mentat');
    await expectRefusal(dataDir, at('music.db'), 'is no database of Mentat');
    await expectRefusal(dataDir, at('damaged.db'), 'is damaged');
    await expectRefusal(dataDir, at('future.db'), 'was written by a newer Mentat');
  });

  test('ends the program with one sentence for the host', async () => {
    const server = spawnServer({ PORT: '0', DATA_DIR: await folderWith(2) }, ['--restore', 'nowhere.db']);
    expect(await server.ended).toBe(1);
    expect(server.output().trim().split('\n')).toEqual([
      expect.stringMatching(/There is no file .*nowhere\.db\. Nothing/),
    ]);
  });

  test('warns if a server is running on that folder', async () => {
    const env = { PORT: await freePort(), DATA_DIR: newDataDir() };
    const running = await startProcess(env);
    const copy = join(await folderWith(2), 'mentat.db');
    const server = spawnServer({ PORT: '0', DATA_DIR: env.DATA_DIR }, ['--restore', copy]);
    expect(await server.ended).toBe(1);
    expect(server.output()).toContain('Another Mentat is using the data folder');
    expect(existsSync(join(env.DATA_DIR, 'backups'))).toBe(false);
    running.child.kill('SIGTERM');
    await running.ended;
  });
});

test.each([1, 2, 3, 4, 5])(
  'a kill after step %i of a restore leaves either the old folder or the new one, complete',
  async (steps) => {
    const dataDir = await folderWith(2);
    const backup = join(await folderWith(3), 'mentat.db');
    expect(await restoredAndKilled(dataDir, backup, steps)).toBe('SIGKILL');
    const store = openSqliteStore(dataDir);
    expect(await store.entries(CODE, 0)).toHaveLength(steps < 5 ? 2 : 3);
    await store.close();
    expect(readdirSync(dataDir).filter((name) => name.includes('part'))).toEqual([]);
    if (steps < 5) return;
    const [aside = ''] = backupsIn(dataDir);
    expect(inspect(aside)).toEqual({ state: 'good' });
  },
);

/** Starts a process that restores a backup and kills itself after this number of steps. */
async function restoredAndKilled(dataDir: string, from: string, steps: number): Promise<unknown> {
  const script = `
    import { lockFolder } from './server/store/folder-lock.ts';
    import { restoreFile } from './server/store/restore-file.ts';
    let left = ${steps};
    restoreFile(lockFolder(${JSON.stringify(dataDir)}), ${JSON.stringify(from)}, new Date(), () => {
      if (--left === 0) process.kill(process.pid, 'SIGKILL');
    });
  `;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    stdio: 'inherit',
  });
  const [code, signal] = (await once(child, 'close')) as [number | null, string | null];
  return signal ?? code;
}

/** A data folder whose only table has a log with this number of events. */
async function folderWith(events: number): Promise<string> {
  const dataDir = newDataDir();
  const store = openSqliteStore(dataDir);
  await store.foundTable(table());
  for (let position = 1; position < events; position += 1) await store.append(write(position, [raised(position)]));
  await store.close();
  return dataDir;
}

function foreignDatabase(path: string): void {
  mkdirSync(join(path, '..'), { recursive: true });
  const db = new Database(path);
  db.exec('CREATE TABLE songs (title TEXT)');
  db.close();
}

/** The files in the folder. SQLite creates and deletes its empty log by itself. */
function contentsOf(dataDir: string): readonly string[] {
  const digest = createHash('sha256')
    .update(readFileSync(join(dataDir, 'mentat.db')))
    .digest('base64');
  return [digest, ...readdirSync(dataDir).filter((name) => !/^(mentat\.db-(wal|shm)|mentat\.lock.*)$/.test(name))];
}

function logOf(dataDir: string, code: string): string {
  const db = new Database(join(dataDir, 'mentat.db'));
  const rows = db.prepare('SELECT body FROM events WHERE code = ?').all(code) as { body: string }[];
  db.close();
  return rows.map(({ body }) => body).join('\n');
}
