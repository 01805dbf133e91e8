import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import type { Origin } from '#server/application/addresses.ts';
import { knownHosts, type Machine } from '#server/edge/known-hosts.ts';
import { ask } from '../../support/raw-http.ts';
import { startServer, type TestServer } from '../../support/server.ts';

const ORIGIN: Origin = { port: 3000, host: null, publicUrl: null };
const MACHINE: Machine = {
  names: () => ['Laptop.fritz.box', 'Laptop.local', '192.168.1.20', '2001:db8:0:0::7'],
  now: () => 0,
};
const hostsOf = (origin: Partial<Origin> = {}, machine = MACHINE) =>
  knownHosts(() => ({ ...ORIGIN, ...origin }), machine);

describe('the host name of a request is accepted', () => {
  test.each([
    'localhost:3000',
    'LOCALHOST:3000',
    '127.0.0.1:3000',
    '[::1]:3000',
    '192.168.1.20:3000',
    '[2001:db8::7]:3000',
    'laptop.local:3000',
    'laptop.local.:3000',
    'laptop.fritz.box:3000',
    // A proxy may omit the port.
    'laptop.local',
  ])('if the machine has the address %s', (host) => {
    expect(hostsOf().isHost(host)).toBe(true);
  });

  test.each([
    undefined,
    '',
    'evil.example:3000',
    'localhost.evil.example:3000',
    '192.168.1.21:3000',
    '192.168.1.20:8080',
    'user@localhost:3000',
    'localhost:3000/',
    'localhost:3000, evil.example',
    'local host',
  ])('only for this server: not %s', (host) => {
    expect(hostsOf().isHost(host)).toBe(false);
  });

  it('if PUBLIC_URL names it, with any port', () => {
    const hosts = hostsOf({ publicUrl: 'https://Dune.example' });
    for (const host of ['dune.example', 'dune.example:443', 'dune.example:3000']) expect(hosts.isHost(host)).toBe(true);
    expect(hostsOf({ publicUrl: 'http://dune.example:8080' }).isHost('dune.example:8080')).toBe(true);
    expect(hosts.isHost('other.example')).toBe(false);
  });

  it('if HOST names it', () => {
    expect(hostsOf({ host: 'games.lan' }).isHost('games.lan:3000')).toBe(true);
  });

  it('if it is an address that the machine has got since the start', () => {
    let now = 0;
    let names = ['192.168.1.20'];
    const hosts = hostsOf({}, { names: () => names, now: () => now });
    expect(hosts.isHost('192.168.1.20:3000')).toBe(true);
    names = ['10.0.0.5'];
    now += 3_000;
    expect([hosts.isHost('10.0.0.5:3000'), hosts.isHost('192.168.1.20:3000')]).toEqual([true, false]);
  });
});

describe('the origin of a request is accepted', () => {
  test.each([
    'http://localhost:3000',
    'http://192.168.1.20:3000',
    'http://[2001:db8::7]:3000',
    'http://laptop.local:3000',
  ])('if it equals the server’s origin: %s', (origin) => {
    expect(hostsOf().isOrigin(origin)).toBe(true);
  });

  test.each([
    '',
    'null',
    'http://evil.example',
    'http://evil.example:3000',
    // The origin of another program on the same machine.
    'http://localhost:8080',
    'http://localhost',
    'https://localhost:3000',
    'http://localhost:3000/',
    'file://',
  ])('only for this server: not %s', (origin) => {
    expect(hostsOf().isOrigin(origin)).toBe(false);
  });

  it('if a proxy in front of the server reports it', () => {
    const hosts = hostsOf({ publicUrl: 'https://dune.example' });
    expect(hosts.isOrigin('https://dune.example')).toBe(true);
    expect(hosts.isOrigin('http://dune.example')).toBe(false);
  });
});

describe('the server', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server.close());

  const SOCKET = {
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': 'AAAAAAAAAAAAAAAAAAAAAA==',
  };
  const POLLING = '/api/live/?EIO=4&transport=polling';
  const SOCKETS = '/api/live/?EIO=4&transport=websocket';

  test.each(['/', '/t/KKKK', '/api/trpc/tables.addresses', POLLING])(
    'refuses a request under another host name: %s',
    async (path) => {
      const answer = await ask(server.url, path, { headers: { host: 'evil.example' } });
      expect(answer.status).toBe(421);
      expect(answer.text).toContain('PUBLIC_URL');
      expect(answer.text).not.toContain('evil');
      expect(answer.headers['content-security-policy']).not.toContain('evil');
    },
  );

  it('refuses a socket under another host name', async () => {
    expect((await ask(server.url, SOCKETS, { headers: { ...SOCKET, host: 'evil.example' } })).status).toBe(421);
  });

  test.each(['http://evil.example', 'null'])('refuses a request of a page from another site: %s', async (origin) => {
    for (const path of ['/api/trpc/tables.addresses', POLLING]) {
      expect((await ask(server.url, path, { headers: { origin } })).status).toBe(403);
    }
    expect((await ask(server.url, SOCKETS, { headers: { ...SOCKET, origin } })).status).toBe(403);
    const guess = { method: 'POST', headers: { origin, 'content-type': 'application/json' }, body: '{}' };
    expect((await ask(server.url, '/api/trpc/tables.open', guess)).status).toBe(403);
  });

  test.each([{}, { origin: 'ours' }])('answers its own pages, and programs that send no origin: %o', async (given) => {
    const headers = 'origin' in given ? { origin: server.url } : {};
    expect((await ask(server.url, '/api/trpc/tables.addresses', { headers })).status).toBe(200);
    expect((await ask(server.url, POLLING, { headers })).status).toBe(200);
    expect((await ask(server.url, SOCKETS, { headers: { ...SOCKET, ...headers } })).status).toBe(101);
  });
});
