import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { ask, tell } from '../../support/raw-http.ts';
import { startServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const policyOf = async (path = '/') => String((await ask(server.url, path)).headers['content-security-policy']);
const directive = (policy: string, name: string) => policy.split('; ').find((one) => one.startsWith(`${name} `)) ?? '';

describe('the security headers are set on', () => {
  test.each([
    ['a page', '/', {}, 404],
    ['an answer of the API', '/api/trpc/tables.addresses', {}, 200],
    ['an answer of a socket that polls', '/api/live/?EIO=4&transport=polling', {}, 200],
    ['a socket that is refused', '/api/live/?EIO=9&transport=polling', {}, 400],
    ['another host’s', '/', { host: 'evil.example' }, 421],
    ['what waits to be encouraged', '/', { expect: 'everything' }, 417],
    ['what is too long', `/${'x'.repeat(5_000)}`, {}, 414],
  ])('%s', async (_of, path, headers, status) => {
    const answer = await ask(server.url, path, { headers });
    expect(answer.status).toBe(status);
    expect(answer.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(answer.headers['content-security-policy']).toContain("default-src 'self'");
    expect(answer.headers['content-security-policy']).toContain("frame-ancestors 'none'");
  });

  test.each(['nonsense\r\n\r\n', `GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX: ${'x'.repeat(40_000)}\r\n\r\n`])(
    'a malformed request: %.20s',
    async (bytes) => {
      const answer = await tell(server.url, bytes);
      expect(answer).toMatch(/^HTTP\/1.1 4/);
      expect(answer).toContain('Content-Security-Policy');
    },
  );
});

describe('the content policy', () => {
  it('runs only the inline scripts that carry the nonce of this answer', async () => {
    const [one, other] = [directive(await policyOf(), 'script-src'), directive(await policyOf(), 'script-src')];
    expect(one).toMatch(/^script-src 'self' 'nonce-[\w+/]{22}=='$/);
    expect(other).not.toBe(one);
  });

  it('names only hosts of this server, and not the host of the request', async () => {
    expect(directive(await policyOf(), 'connect-src')).toContain(`ws://${new URL(server.url).host}`);
  });
});

describe('the isolation of a page from its opener', () => {
  const openerOf = async (host: string) =>
    (await ask(server.url, '/', { headers: { host } })).headers['cross-origin-opener-policy'];

  it('is requested if the browser supports the header', async () => {
    expect(await openerOf(`localhost:${server.origin.port}`)).toBe('same-origin');
  });

  it('is not requested on plain http, where browsers log a warning', async () => {
    const behind = await startServer(undefined, {}, { publicUrl: 'http://dune.example' });
    const { headers } = await ask(behind.url, '/', { headers: { host: 'dune.example' } });
    expect(headers['cross-origin-opener-policy']).toBeUndefined();
    await behind.close();
  });
});
