import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import Database from 'libsql';
import { describe, expect, test } from 'vitest';
import { readConfig } from '../../server/config.ts';
import { openSqliteStore } from '../../server/store/sqlite.ts';
import { StartupProblem } from '../../server/startup-problem.ts';
import { act, errorCode, seatedTable, tokenOf } from '../support/server.ts';
import { freePort } from '../support/free-port.ts';
import { newDataDir, spawnServer, startProcess } from '../support/process.ts';

/** The host reads one sentence for each problem, without internals of the program. */
async function problemOf(env: Readonly<Record<string, string>>): Promise<string> {
  const server = spawnServer(env);
  expect(await server.ended).toBe(1);
  const lines = server.output().trim().split('\n');
  expect(lines).toHaveLength(1);
  return lines[0] ?? '';
}

describe('the environment', () => {
  test('may be empty', () => {
    expect(readConfig({})).toMatchObject({ port: 3000, host: null, publicUrl: null, pages: 'built' });
    expect(readConfig({}).dataLimit).toBe(2048 * 1024 * 1024);
    expect(readConfig({ PORT: ' ', PUBLIC_URL: '' })).toMatchObject({ port: 3000, publicUrl: null });
  });

  test('sets port, host and data folder', () => {
    const env = { PORT: '80', HOST: '192.168.1.20', PUBLIC_URL: 'https://dune.example/', NODE_ENV: 'development' };
    expect(readConfig(env)).toMatchObject({
      port: 80,
      host: '192.168.1.20',
      publicUrl: 'https://dune.example',
      pages: 'dev',
    });
  });

  test('enables the planted fault only in tests', () => {
    const env = { MENTAT_TEST_KILL_AFTER_APPEND: '3' };
    expect(readConfig({ ...env, NODE_ENV: 'test' }).killAfterAppends).toBe(3);
    expect(readConfig({ ...env, NODE_ENV: 'production' }).killAfterAppends).toBeNull();
  });

  test.each([
    ['PORT', 'three'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['DATA_LIMIT_MB', 'lots'],
    ['DATA_LIMIT_MB', '0'],
    ['PUBLIC_URL', 'dune.example'],
    ['PUBLIC_URL', 'ftp://dune.example'],
    ['MENTAT_PAGES', 'maybe'],
    ['DATABASE_URL', 'mysql://localhost/mentat'],
    ['DATABASE_URL', 'mentat'],
  ])('is reported if it contains %s=%s', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(StartupProblem);
    expect(() => readConfig({ [name]: value })).toThrow(name);
  });
});

describe('a server that cannot start', () => {
  test('reports an invalid port', async () => {
    expect(await problemOf({ PORT: 'three' })).toBe('PORT must be a whole number from 0 to 65535, such as 3000.');
  });

  test('reports a busy port', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    expect(await problemOf({ PORT: String(port), DATA_DIR: newDataDir() })).toContain(`Port ${port} is taken`);
    other.close();
  });

  test('reports an address that is not its own', async () => {
    const env = { PORT: '0', HOST: '203.0.113.7', DATA_DIR: newDataDir() };
    expect(await problemOf(env)).toContain('203.0.113.7 is not an address of this machine');
  });

  test('reports a data folder that it cannot write', async () => {
    const file = join(newDataDir(), 'a-file');
    writeFileSync(file, '');
    expect(await problemOf({ PORT: '0', DATA_DIR: join(file, 'data') })).toContain('cannot write to the data folder');
  });

  test('reports a data folder with other contents', async () => {
    const folder = newDataDir();
    writeFileSync(join(folder, 'mentat.db'), 'a shopping list, long enough to be read as a header of a database file');
    expect(await problemOf({ PORT: '0', DATA_DIR: folder })).toContain('is not a database');
  });

  test('reports a data file with another schema than its version number says, and leaves it unchanged', async () => {
    const folder = newDataDir();
    await openSqliteStore(folder).close();
    const path = join(folder, 'mentat.db');
    const db = new Database(path);
    db.exec('PRAGMA user_version = 1');
    db.close();
    const problem = await problemOf({ PORT: '0', DATA_DIR: folder });
    expect(problem).toContain('mentat.db in ' + folder + ' does not have the shape');
    const after = new Database(path);
    expect(after.prepare('PRAGMA user_version').get()).toMatchObject({ user_version: 1 });
    after.close();
  });

  test('reports a data folder that another server uses', async () => {
    const DATA_DIR = newDataDir();
    const first = await startProcess({ PORT: await freePort(), DATA_DIR });
    // Other accounts of this machine must also be unable to lock the folder.
    for (const name of readdirSync(DATA_DIR).filter((found) => found.startsWith('mentat'))) {
      expect([name, statSync(join(DATA_DIR, name)).mode & 0o777]).toEqual([name, 0o600]);
    }
    expect(await problemOf({ PORT: '0', DATA_DIR })).toContain('Another Mentat is using the data folder');
    first.child.kill('SIGTERM');
    expect(await first.ended).toBe(0);
  });

  test('reports a Node that is too old', async () => {
    const launch = fileURLToPath(new URL('../../server/launch.mjs', import.meta.url));
    const pretend = `data:text/javascript,Object.defineProperty(process.versions, 'node', { value: '20.18.3' })`;
    const child = spawn(process.execPath, ['--import', pretend, launch]);
    let output = '';
    child.stderr.on('data', (chunk) => (output += String(chunk)));
    const [code] = (await once(child, 'close')) as [number];
    expect(code).toBe(1);
    expect(output.trim().split('\n')).toHaveLength(1);
    expect(output).toContain('Mentat needs Node 20.19 or newer');
  });
});

describe('a server that started', () => {
  test('prints the addresses for the host and the phones, and no credential', async () => {
    const [PORT, DATA_DIR] = [await freePort(), newDataDir()];
    const server = await startProcess({ PORT, DATA_DIR, PUBLIC_URL: 'http://table.example' });
    expect(server.output()).toContain(`http://127.0.0.1:${PORT}`);
    expect(server.output()).toContain('http://table.example');

    const table = await seatedTable(server.url);
    const token = tokenOf(table, 'atreides');
    await act(server.url, token, { type: 'DeclareSecret', fact: { kind: 'hand', cards: ['karama'] } });
    expect(await errorCode(act(server.url, token, { type: 'Nonsense', karama: 1 } as never))).toBe('BAD_REQUEST');
    const hostKey = readFileSync(join(DATA_DIR, 'host-key'), 'utf8').trim();
    expect(hostKey).toMatch(/^([A-Z0-9]{4} ?){5}$/);
    for (const secret of [token, table.moderatorToken, 'karama', hostKey])
      expect(server.output()).not.toContain(secret);
    server.child.kill('SIGINT');
    expect(await server.ended).toBe(0);
  });
});
