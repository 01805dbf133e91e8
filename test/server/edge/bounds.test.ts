import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { isDeeperThan } from '#server/edge/json-depth.ts';
import { ask, tell, type RawRequest } from '../../support/raw-http.ts';
import { seatedTable, startServer, tokenOf, type TestServer } from '../../support/server.ts';

let server: TestServer;
const reported: unknown[] = [];
beforeAll(async () => {
  server = await startServer(undefined, { report: (error) => reported.push(error) });
});
afterAll(() => server.close());

const OPEN = '/api/trpc/tables.open';
const JSON_TYPE = { 'content-type': 'application/json' };
const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
const post = (body: string, more: RawRequest = {}) =>
  ask(server.url, OPEN, { method: 'POST', headers: JSON_TYPE, body, ...more });

describe('the depth of a JSON text', () => {
  test.each([
    ['[[]]', 2],
    ['{"a":[{}]}', 3],
    ['"[[[["', 0],
    [String.raw`"\"[[[" `, 0],
    [String.raw`["\\", [] ]`, 2],
    ['[],[],[]', 1],
    ['[[[', 3],
    ['"[[', 0],
  ])('of %s is %i', (json, depth) => {
    expect([0, 1, 2, 3, 4].find((most) => !isDeeperThan(most, json))).toBe(depth);
  });

  it('is measured in one pass, whatever the number of quotes and backslashes', () => {
    const awkward = `"${'\\'.repeat(2_000_000)}"${'"'.repeat(2_000_000)}[[[`;
    expect(isDeeperThan(2, awkward)).toBe(true);
  });
});

describe('JSON that is too deep is refused before it is parsed', () => {
  it('in a body, even of a request that does not read its body', async () => {
    const table = await seatedTable(server.url);
    const headers = { ...JSON_TYPE, authorization: `Bearer ${tokenOf(table, 'atreides')}` };
    const handOver = (body: string) => ask(server.url, '/api/trpc/seats.handOver', { method: 'POST', headers, body });
    expect((await handOver(nested(16))).status).toBe(200);
    expect((await handOver(nested(17))).status).toBe(400);
    expect((await handOver(nested(30_000))).status).toBe(400);
  });

  test.each(['input', 'connectionParams'])('in an address, as %s', async (name) => {
    const answer = await ask(server.url, `/api/trpc/tables.addresses?${name}=${encodeURIComponent(nested(200))}`);
    expect(answer.status).toBe(400);
    expect(answer.text).toContain('cannot read');
  });
});

describe('the size limit', () => {
  it('of a body counts the received bytes, whatever its length header says', async () => {
    const large = JSON.stringify('x'.repeat(65 * 1024));
    const answer = await post(large);
    expect(answer.status).toBe(413);
    expect(JSON.parse(answer.text)).toMatchObject({ error: { data: { code: 'PAYLOAD_TOO_LARGE' } } });
    expect((await post(large, { headers: { ...JSON_TYPE, 'transfer-encoding': 'chunked' } })).status).toBe(413);
  });

  it('of a body ends an endless body', async () => {
    const head = `POST ${OPEN} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n`;
    expect(await tell(server.url, `${head}Content-Length: 100000000000\r\n\r\n{`)).toContain('413');
    expect(
      await tell(
        server.url,
        `${head}Transfer-Encoding: chunked\r\n\r\n${`10000\r\n${'x'.repeat(65_536)}\r\n`.repeat(20)}`,
      ),
    ).toContain('413');
  });

  it('of an address and its headers is enforced', async () => {
    expect((await ask(server.url, `/${'x'.repeat(5_000)}`)).status).toBe(414);
    const many = Object.fromEntries(Array.from({ length: 120 }, (_, at) => [`x-${at}`, '1']));
    expect((await ask(server.url, '/', { headers: many })).status).toBe(431);
  });
});

describe('a request of an unexpected form is refused:', () => {
  test.each(['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND'])('the method %s', async (method) => {
    expect((await ask(server.url, OPEN, { method })).status).toBe(405);
    expect((await ask(server.url, '/', { method })).status).toBe(405);
    expect((await ask(server.url, '/api/live/?EIO=4&transport=polling', { method })).status).toBe(405);
  });

  test.each(['text/plain', 'multipart/form-data; boundary=x', 'application/octet-stream', 'application/jsonp', ''])(
    'a body of type “%s”',
    async (type) => {
      expect((await post('{}', { headers: { 'content-type': type } })).status).toBe(415);
    },
  );

  it('a JSON body for a procedure that takes a file, and a file for a procedure that takes JSON', async () => {
    const restore = (type: string) =>
      ask(server.url, '/api/trpc/tables.restore', { method: 'POST', headers: { 'content-type': type }, body: '{}' });
    expect((await restore('application/json')).status).toBe(415);
    expect((await restore('application/octet-stream')).status).toBe(200);
    const elsewhere = { method: 'POST', headers: { 'content-type': 'application/octet-stream' }, body: '{}' };
    expect((await ask(server.url, '/api/trpc/tables%2Erestore', elsewhere)).status).toBe(415);
  });

  it('a body of a page request', async () => {
    expect((await ask(server.url, '/', { headers: { 'content-length': 2 }, body: '{}' })).status).toBe(413);
    expect((await ask(server.url, '/', { method: 'POST', body: '{}' })).status).toBe(405);
  });

  test.each(['//evil.example/', String.raw`/\evil.example`, 'http://evil.example/', '*', '/t/KKKK%', '/%E0%A4%A'])(
    'the path %s',
    async (path) => {
      expect((await ask(server.url, path)).status).toBe(400);
    },
  );
});

it('the requests above have logged no error', () => {
  expect(reported).toEqual([]);
});
