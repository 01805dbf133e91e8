import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seatedTable, startServer, tokenOf, type TestServer } from '../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  fetch(`${server.url}${path}`, { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } });

describe('every answer', () => {
  test.each(['/', '/api/trpc/tables.addresses', '/api/trpc/nothing'])(
    'of %s carries the security headers',
    async (path) => {
      const { headers } = await fetch(`${server.url}${path}`);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('x-frame-options')).toBe('DENY');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('content-security-policy')).toContain("default-src 'self'");
      expect(headers.get('x-powered-by')).toBeNull();
    },
  );

  test('of the API is not cached, and is not readable for other sites', async () => {
    const { headers } = await fetch(`${server.url}/api/trpc/tables.addresses`, { headers: { origin: 'http://evil' } });
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('access-control-allow-origin')).toBeNull();
  });
});

describe('an error answer', () => {
  test('has a code and a sentence, and nothing of the request', async () => {
    const table = await seatedTable(server.url);
    const body = JSON.stringify({ id: 'command-1', command: { type: 'Answer', prompt: 'p', secretKarama: 'h3' } });
    const answer = await post('/api/trpc/game.act', body, { authorization: `Bearer ${tokenOf(table, 'atreides')}` });
    expect(answer.status).toBe(400);
    const text = await answer.text();
    expect(JSON.parse(text)).toEqual({
      error: {
        code: -32600,
        message: 'The server cannot read that.',
        data: { code: 'BAD_REQUEST', httpStatus: 400, retryAfter: null, reason: null },
      },
    });
  });

  test.each(['{', '[]', 'null', '"x"', '{"__proto__":{}}'])('is the same for the body %s', async (body) => {
    expect((await post('/api/trpc/tables.open', body)).status).toBe(400);
  });
});

describe('a request', () => {
  test('may not be larger than the largest decision', async () => {
    const answer = await post('/api/trpc/tables.open', JSON.stringify({ padding: 'x'.repeat(70_000) }));
    expect(answer.status).toBe(413);
    expect(await answer.json()).toMatchObject({ error: { data: { code: 'PAYLOAD_TOO_LARGE' } } });
  });

  test('for a socket at another path is closed', async () => {
    const end = await new Promise((resolve) => {
      request(`${server.url}/elsewhere`, {
        headers: {
          connection: 'Upgrade',
          upgrade: 'websocket',
          'sec-websocket-version': '13',
          'sec-websocket-key': 'AAAAAAAAAAAAAAAAAAAAAA==',
        },
      })
        .on('error', (error: NodeJS.ErrnoException) => {
          resolve(error.code);
        })
        .setTimeout(5_000, () => {
          resolve('held');
        })
        .end();
    });
    expect(end).toBe('ECONNRESET');
  });
});
