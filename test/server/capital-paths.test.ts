import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const locationOf = async (path: string) => {
  const { status, headers } = await fetch(`${server.url}${path}`, { redirect: 'manual' });
  return status === 308 ? headers.get('location') : null;
};

test('the address of a table in capitals redirects to the usual spelling', async () => {
  expect(await locationOf('/T/KR7M')).toBe('/t/KR7M');
  expect(await locationOf('/T/KR7M/seat?from=qr')).toBe('/t/KR7M/seat?from=qr');
});

test('no other address is redirected', async () => {
  for (const path of ['/t/KR7M', '/T', '/TABLES', '/T%2F%2Felsewhere.example', '/']) {
    expect(await locationOf(path)).toBeNull();
  }
});
