import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HOST_KEY_FILE, keptHostKey } from '../../server/application/host.ts';
import { isFromThisMachine } from '../../server/from-this-machine.ts';
import { memoryStore } from '../support/memory-store.ts';
import { deviceAt, deviceElsewhere, errorCode, startServer, type TestServer } from '../support/server.ts';

/** Removed when all tests of the file have run. */
const above = mkdtempSync(join(tmpdir(), 'mentat-host-'));
const folder = () => mkdtempSync(join(above, 'data-'));
afterAll(() => {
  rmSync(above, { recursive: true });
});
const keyIn = (dataDir: string) => readFileSync(join(dataDir, HOST_KEY_FILE), 'utf8').trim();

describe('a request from this machine', () => {
  const asked = (remoteAddress: string, headers: Record<string, string> = {}, publicUrl: string | null = null) =>
    isFromThisMachine(
      {
        socket: { remoteAddress, localAddress: '192.168.1.20' },
        headers: { host: 'localhost:3000', ...headers },
      } as unknown as IncomingMessage,
      publicUrl,
    );

  test('comes over the loopback, or from the machine’s own network address', () => {
    for (const peer of ['127.0.0.1', '::1', '::ffff:127.0.0.1', '192.168.1.20']) expect(asked(peer)).toBe(true);
    expect(asked('192.168.1.20', { host: '192.168.1.20:3000' })).toBe(true);
    expect(asked('127.0.0.1', { host: '[::1]:3000', origin: 'http://[::1]:3000' })).toBe(true);
  });

  test('does not come from another device', () => {
    for (const peer of ['192.168.1.7', '10.0.0.1', 'fe80::1', '']) expect(asked(peer)).toBe(false);
  });

  test.each(['x-forwarded-for', 'x-forwarded-proto', 'forwarded', 'via', 'x-real-ip'])(
    'carries no header of a proxy: %s',
    (name) => {
      expect(asked('127.0.0.1', { [name]: '127.0.0.1' })).toBe(false);
    },
  );

  test('is not recognized if it uses a public address of the server', () => {
    expect(asked('127.0.0.1', {}, 'https://dune.example')).toBe(false);
  });

  test('is not from a page of another site in this machine’s browser', () => {
    expect(asked('127.0.0.1', { host: 'evil.example:3000' })).toBe(false);
    expect(asked('127.0.0.1', { host: 'localhost.evil.example:3000' })).toBe(false);
    expect(asked('127.0.0.1', { origin: 'http://evil.example' })).toBe(false);
    expect(asked('127.0.0.1', { origin: 'null' })).toBe(false);
  });
});

describe('the host’s key', () => {
  test('is in a file of the data folder that no other account can read, and stays the same', () => {
    const dataDir = folder();
    const key = keptHostKey(dataDir);
    const kept = keyIn(dataDir);
    expect(statSync(join(dataDir, HOST_KEY_FILE)).mode & 0o777).toBe(0o600);
    expect(key.fits(kept)).toBe(true);
    expect(key.fits(` ${kept.toLowerCase().replaceAll(' ', '-')}`)).toBe(true);
    expect(keptHostKey(dataDir).fits(kept)).toBe(true);
    expect(keyIn(dataDir)).toBe(kept);
    expect(keptHostKey(folder()).fits(kept)).toBe(false);
  });

  test('is private, and is made again if the file holds something else', () => {
    const dataDir = folder();
    writeFileSync(join(dataDir, HOST_KEY_FILE), 'hello', { mode: 0o644 });
    expect(keptHostKey(dataDir).fits('hello')).toBe(false);
    expect(statSync(join(dataDir, HOST_KEY_FILE)).mode & 0o777).toBe(0o600);
  });
});

describe('the check for the host', () => {
  let server: TestServer;
  let key: string;
  beforeAll(async () => {
    const dataDir = folder();
    server = await startServer(memoryStore(), { hostKey: keptHostKey(dataDir) });
    key = keyIn(dataDir);
  });
  afterAll(() => server.close());

  const elsewhere = (address: string, shown?: string) =>
    deviceElsewhere(server.url, address, shown).tables.isHost.query();

  test('passes on the machine itself, and elsewhere only with the key', async () => {
    expect(await deviceAt(server.url).tables.isHost.query()).toEqual({ isHost: true });
    expect(await elsewhere('10.0.0.1')).toEqual({ isHost: false });
    expect(await elsewhere('10.0.0.1', key)).toEqual({ isHost: true });
    expect(await elsewhere('10.0.0.1', `${key.slice(0, -1)}1`)).toEqual({ isHost: false });
  });

  test('limits wrong keys, even sent all at once, and never the right key', async () => {
    for (let n = 0; n < 30; n += 1) expect(await elsewhere('10.0.0.2', key)).toEqual({ isHost: true });
    const guesses = Array.from({ length: 40 }, () =>
      elsewhere('10.0.0.2', 'AAAA AAAA AAAA AAAA AAAA').then(
        () => 'looked at',
        () => 'turned away',
      ),
    );
    expect((await Promise.all(guesses)).filter((answer) => answer === 'looked at')).toHaveLength(10);
    expect(await errorCode(elsewhere('10.0.0.2', key))).toBe('TOO_MANY_REQUESTS');
    expect(await elsewhere('10.0.0.3', key)).toEqual({ isHost: true });
  });
});
