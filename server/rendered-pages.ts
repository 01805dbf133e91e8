/**
 * The pages of the framework. Rendering takes many milliseconds of the one thread that also serves the tables.
 * The framework therefore renders each page once. Two answers with the same page differ only in the code of the table
 * and in the nonce of the content policy.
 */
import { readFileSync } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import inject from 'light-my-request';

/** Answers a request for a page. An address without a page is answered with the page for it and the status 404. */
export type SendPage = (req: IncomingMessage, res: ServerResponse) => Promise<void>;

/** A page with stand-ins, as the framework has rendered it. */
interface Page {
  readonly status: number;
  readonly headers: ReadonlyMap<string, string | number | string[]>;
  readonly html: string;
}

/** The texts of a rendered page that each answer replaces. The pages show the code of a table in capitals too. */
const STAND_IN = { code: 'codeofthetable', nonce: 'nonceOfTheAnswer' };

/** The address that the framework answers with the page for unknown addresses. */
const UNKNOWN = '/unknown';

/** These headers belong to one answer. The server sets them again. */
const OF_ONE_ANSWER = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding', 'content-length']);

/**
 * Whether the framework itself must answer: a page that is open asks for the data of the next page, or the address ends
 * with a slash and the framework redirects it.
 */
export const isForFramework = ({
  method,
  url = '',
  headers,
}: Pick<IncomingMessage, 'method' | 'url' | 'headers'>): boolean =>
  (method !== 'GET' && method !== 'HEAD') || 'rsc' in headers || /^\/.*\/$/.test(pathOf(url));

/**
 * Opens the built pages.
 * @param addresses the addresses of all pages, as in the build: `/t/[code]/seat`
 * @param framework renders a page
 */
export function openRenderedPages(addresses: Iterable<string>, framework: RequestListener): SendPage {
  const known = new Set(addresses);
  const rendered = new Map<string, Promise<Page>>();

  const pageAt = (address: string): Promise<Page> => {
    const before = rendered.get(address);
    if (before !== undefined) return before;
    const page = render(framework, address);
    rendered.set(address, page);
    const forget = () => rendered.delete(address);
    page.then(({ status }) => (status >= 500 ? forget() : null), forget);
    return page;
  };

  return async (req, res) => {
    const { address, code } = pageOf(pathOf(req.url ?? ''), known);
    const { status, headers, html } = await pageAt(address);
    const body = html
      .replaceAll(STAND_IN.nonce, nonceOf(req))
      .replaceAll(STAND_IN.code, code)
      .replaceAll(STAND_IN.code.toUpperCase(), code.toUpperCase());
    res.setHeaders(headers as Map<string, string>);
    const isPacked = /\bgzip\b/.test(req.headers['accept-encoding'] ?? '');
    const bytes = isPacked ? await packed(body) : Buffer.from(body);
    if (isPacked) res.setHeader('Content-Encoding', 'gzip');
    res.writeHead(status, { 'Content-Length': bytes.length });
    res.end(bytes);
  };
}

/** Returns the addresses of all built pages. `root` is the folder of the program. */
export const builtPages = (root: string): readonly string[] =>
  Object.values(
    JSON.parse(readFileSync(join(root, '.next/app-path-routes-manifest.json'), 'utf8')) as Record<string, string>,
  );

const packed = promisify(gzip);

const pathOf = (url: string): string => url.split('?', 1)[0] ?? '';

/** An address of a table, and what follows the code. No other address contains a part that changes. */
const OF_TABLE = /^\/t\/([A-Za-z0-9]{1,32})(\/[a-z]+)?$/;

/** Returns the address to render, with a stand-in for the code, and the code in the path; '' without a table. */
function pageOf(path: string, known: ReadonlySet<string>): { readonly address: string; readonly code: string } {
  const [, code = '', part = ''] = OF_TABLE.exec(path) ?? [];
  if (code !== '' && known.has(`/t/[code]${part}`)) return { address: `/t/${STAND_IN.code}${part}`, code };
  return { address: known.has(path) && !path.startsWith('/_') && !path.includes('[') ? path : UNKNOWN, code: '' };
}

async function render(framework: RequestListener, address: string): Promise<Page> {
  const policy = `script-src 'nonce-${STAND_IN.nonce}'`;
  const answer = await inject(framework, {
    url: address,
    headers: { host: 'localhost', 'content-security-policy': policy },
  });
  const headers = Object.entries(answer.headers).flatMap(([name, value]) =>
    value === undefined || OF_ONE_ANSWER.has(name) ? [] : [[name, value] as const],
  );
  return { status: answer.statusCode, headers: new Map(headers), html: answer.payload };
}

/** Returns the nonce of the content policy that goes with this answer. */
const nonceOf = ({ headers }: IncomingMessage): string =>
  /'nonce-([\w+/=]+)'/.exec(String(headers['content-security-policy'] ?? ''))?.[1] ?? '';
