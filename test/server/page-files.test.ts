import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createRateLimits } from '../../server/application/rate-limits.ts';
import { collectPageFiles } from '../../server/collect-page-files.mjs';
import { openPageFiles } from '../../server/page-files.ts';
import { throttledPages } from '../../server/throttled-pages.ts';
import { ask } from '../support/raw-http.ts';

/** The files of pages, in a folder that has one file of each kind. */

const SCRIPT = 'console.log("The spice must flow");\n'.repeat(100);

let root: string;
let http: Server;
let url: string;
/** The addresses that reached the page framework. */
const rendered: string[] = [];

beforeEach(async () => {
  rendered.length = 0;
  root = mkdtempSync(join(tmpdir(), 'mentat-files-'));
  write('.next/static/chunks/a.js', SCRIPT);
  write('public/icon.svg', '<svg/>');
  write('public/sprite.svg', '<svg id="sprite"/>');
  write('public/pictures/wide.png', 'picture');
  write('public/fonts/one.woff2', 'font');
  write('secret.txt', 'No page has this file.');
  collectPageFiles(root);
  const pages = throttledPages(
    {
      handle: (req, res) => {
        rendered.push(req.url ?? '');
        res.end('page');
        return Promise.resolve();
      },
      sendPage: (_req, res) => {
        res.end('rendered before');
        return Promise.resolve();
      },
      sendFile: openPageFiles(root),
      close: () => Promise.resolve(),
    },
    createRateLimits(),
    { pace: () => Promise.resolve(true), knows: () => true },
  );
  http = createServer((req, res) => void pages.handle(req, res));
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
});
afterEach(() => {
  http.closeAllConnections();
  http.close();
  rmSync(root, { recursive: true, force: true });
});

function write(path: string, text: string): void {
  const whole = join(root, path);
  mkdirSync(join(whole, '..'), { recursive: true });
  writeFileSync(whole, text);
}

describe('a request for a file', () => {
  it.each([
    ['/icon.svg?icon.1', 'image/svg+xml', '<svg/>'],
    ['/favicon.ico', 'image/svg+xml', '<svg/>'],
    ['/pictures/wide.png', 'image/png', 'picture'],
    ['/fonts/one.woff2', 'font/woff2', 'font'],
    ['/_next/static/chunks/a.js', 'text/javascript; charset=utf-8', SCRIPT],
  ])('is answered without the page framework: %s', async (path, type, text) => {
    const answer = await ask(url, path);
    expect(answer).toMatchObject({ status: 200, text });
    expect(answer.headers['content-type']).toBe(type);
    expect(rendered).toEqual([]);
  });

  it.each(['/pictures/none.png', '/fonts/', '/_next/static/none.js', '/_next/static/%2e%2e/%2e%2e/secret.txt'])(
    'for a file that does not exist is refused without the page framework: %s',
    async (path) => {
      expect(await ask(url, path)).toMatchObject({ status: 404, text: 'Not found\n' });
      expect(rendered).toEqual([]);
    },
  );

  it('for anything else is a request for a page', async () => {
    expect(await ask(url, '/t/ABCDEF')).toMatchObject({ status: 200, text: 'rendered before' });
    expect(await ask(url, '/secret.txt')).toMatchObject({ status: 200, text: 'rendered before' });
    expect(rendered).toEqual([]);
  });

  it('for a part of a page is rendered', async () => {
    const part = { headers: { rsc: '1' } };
    expect(await ask(url, '/t/ABCDEF?_rsc=1', part)).toMatchObject({ status: 200, text: 'page' });
    expect(rendered).toEqual(['/t/ABCDEF?_rsc=1']);
  });
});

describe('a file', () => {
  it('is sent in gzip to browsers that accept it, unless it is packed already', async () => {
    const packed = { headers: { 'accept-encoding': 'gzip, deflate, br' } };
    const script = await ask(url, '/_next/static/chunks/a.js', packed);
    expect(script.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
    expect(script.headers['content-length']).toBe(String(gzipSync(SCRIPT).length));
    expect((await ask(url, '/pictures/wide.png', packed)).headers).not.toHaveProperty('content-encoding');
  });

  it('may be kept by browsers if its address contains a digest', async () => {
    const keeping = async (path: string) => (await ask(url, path)).headers['cache-control'];
    expect(await keeping('/_next/static/chunks/a.js')).toBe('public, max-age=31536000, immutable');
    expect(await keeping('/sprite.svg?v=1')).toBe('public, max-age=31536000, immutable');
    expect(await keeping('/icon.svg')).toBe('public, max-age=0');
  });

  it('is not sent again to a browser that has it', async () => {
    const { headers } = await ask(url, '/icon.svg');
    const again = await ask(url, '/icon.svg', { headers: { 'if-none-match': headers.etag } });
    expect(again).toMatchObject({ status: 304, text: '' });
  });

  it('is described without its content on request', async () => {
    const { status, text, headers } = await ask(url, '/icon.svg', { method: 'HEAD' });
    expect({ status, text, length: headers['content-length'] }).toEqual({ status: 200, text: '', length: '6' });
  });
});

describe('a part of a page', () => {
  it('waits sooner for an address that has shown no token', () => {
    let clock = 1_000_000;
    const limits = createRateLimits(() => clock);
    const waits = (limit: typeof limits.pages): number => {
      for (let times = 0; times < 6; times += 1) limit.spend('192.168.1.7');
      return limit.wait('192.168.1.7');
    };
    expect(waits(limits.pages)).toBe(0);
    expect(waits(limits.pagesOfStrangers)).toBeGreaterThan(0);
    clock += 2_000;
    expect(limits.pagesOfStrangers.wait('192.168.1.7')).toBe(0);
  });

  it('is counted with the strangers until its address is known', async () => {
    const spent: string[] = [];
    const limitOf = (name: string) => ({ spend: () => spent.push(name), wait: () => 0 });
    for (const known of [false, true]) {
      const paced = throttledPages(
        {
          handle: (_req, res) => {
            res.end();
            return Promise.resolve();
          },
          sendPage: () => Promise.reject(new Error('This is no request for a whole page.')),
          sendFile: openPageFiles(root),
          close: () => Promise.resolve(),
        },
        { pages: limitOf('known'), pagesOfStrangers: limitOf('stranger'), assets: limitOf('file') } as never,
        { pace: () => Promise.resolve(true), knows: () => known },
      );
      const one = createServer((req, res) => void paced.handle(req, res));
      await new Promise<void>((resolve) => one.listen(0, '127.0.0.1', resolve));
      await ask(`http://127.0.0.1:${(one.address() as AddressInfo).port}`, '/t/ABCDEF', { headers: { rsc: '1' } });
      one.closeAllConnections();
      one.close();
    }
    expect(spent).toEqual(['stranger', 'known']);
  });
});
