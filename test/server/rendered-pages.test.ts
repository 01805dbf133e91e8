import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openRenderedPages } from '../../server/rendered-pages.ts';
import { ask } from '../support/raw-http.ts';

/** Pages of a framework that writes the address and the nonce into each page. */

const ADDRESSES = ['/', '/help', '/t/[code]', '/t/[code]/seat', '/_not-found'];
const PAGE = /^\/(help|t\/\w+(\/seat)?)?$/;

let http: Server;
let url: string;
/** The addresses that the framework has rendered. */
let rendered: string[];
/** Whether the framework fails. */
let fails: boolean;

beforeEach(async () => {
  rendered = [];
  fails = false;
  const framework = (req: IncomingMessage, res: ServerResponse) => {
    const address = req.url ?? '';
    rendered.push(address);
    const nonce = /'nonce-(\w+)'/.exec(String(req.headers['content-security-policy']))?.[1] ?? 'none';
    const code = /^\/t\/(\w+)/.exec(address)?.[1] ?? '';
    res.statusCode = fails ? 500 : PAGE.test(address) ? 200 : 404;
    res.setHeader('Content-Type', 'text/html; charset=utf-8');
    res.end(`<p nonce="${nonce}">${address} ${code.toUpperCase()}</p>`);
  };
  const send = openRenderedPages(ADDRESSES, framework);
  let answers = 0;
  http = createServer((req, res) => {
    answers += 1;
    req.headers['content-security-policy'] = `script-src 'self' 'nonce-N${answers}/+=='; style-src 'self'`;
    void send(req, res);
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
});
afterEach(() => {
  http.closeAllConnections();
  http.close();
});

const textAt = async (path: string) => (await ask(url, path)).text;

it('renders a page once, and each answer carries its own nonce', async () => {
  expect(await textAt('/help')).toBe('<p nonce="N1/+==">/help </p>');
  expect(await textAt('/help?from=/')).toBe('<p nonce="N2/+==">/help </p>');
  expect(rendered).toEqual(['/help']);
});

it('writes the code of each table into the same page', async () => {
  expect(await textAt('/t/ABCDEF/seat')).toBe('<p nonce="N1/+==">/t/ABCDEF/seat ABCDEF</p>');
  expect(await textAt('/t/k7m2pq/seat')).toBe('<p nonce="N2/+==">/t/k7m2pq/seat K7M2PQ</p>');
  expect(rendered).toHaveLength(1);
});

it.each([
  '/none',
  '/t',
  '/t/ABCDEF/none',
  '/t/%3Cscript%3E',
  '/t/[code]',
  '/_not-found',
  `/t/${'A'.repeat(33)}`,
  '//host',
])('answers an address without a page with one page for all of them: %s', async (path) => {
  expect(await ask(url, path)).toMatchObject({ status: 404, text: '<p nonce="N1/+==">/unknown </p>' });
  await ask(url, '/another');
  expect(rendered).toEqual(['/unknown']);
});

it('renders a page again after the framework has failed', async () => {
  fails = true;
  expect(await ask(url, '/help')).toMatchObject({ status: 500 });
  fails = false;
  expect(await ask(url, '/help')).toMatchObject({ status: 200 });
  expect(rendered).toEqual(['/help', '/help']);
});

it('packs a page for browsers that accept it, and tells its true length', async () => {
  const answer = await fetch(`${url}/help`, { headers: { 'accept-encoding': 'gzip' } });
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(answer.headers.get('content-encoding')).toBe('gzip');
  expect(await answer.text()).toContain('/help');
  const plain = await ask(url, '/help');
  expect(plain.headers).not.toHaveProperty('content-encoding');
  expect(plain.headers['content-length']).toBe(String(plain.text.length));
});
