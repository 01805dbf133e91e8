/**
 * The files that belong to pages: scripts, styles, fonts and pictures. The page framework would need some milliseconds
 * for each. Here a file is read once and then sent from memory.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

/** Answers a request for a file. A file that does not exist is answered with a short 404. */
export type SendFile = (req: IncomingMessage, res: ServerResponse) => Promise<void>;

/** Whether a request is for a file. All other requests are rendered, even “not found”. */
export const isFile = ({ url = '' }: Pick<IncomingMessage, 'url'>): boolean => FILE.test(url);

const FILE = /^\/(_next\/static\/|(sprite|icon)\.svg|pictures\/|fonts\/|favicon\.ico)/;

/** The folder of each kind of file, and the first part of its address. */
const FOLDERS = [
  { folder: join('.next', 'static'), address: '/_next/static/' },
  { folder: 'public', address: '/' },
];
/** Browsers ask for this address beside the addresses that the pages name. */
const ALIASES: Readonly<Record<string, string>> = { '/favicon.ico': '/icon.svg' };

/** The address of these files contains a digest, so a browser may keep them. It asks again for the other files. */
const FOREVER = /^\/(_next\/static\/|sprite\.svg$)/;

const TEXT_TYPES: Readonly<Record<string, string>> = {
  '.js': 'application/javascript; charset=UTF-8',
  '.css': 'text/css; charset=UTF-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=UTF-8',
};
const PACKED_TYPES: Readonly<Record<string, string>> = { '.png': 'image/png', '.woff2': 'font/woff2' };

interface Content {
  readonly headers: Readonly<Record<string, string>>;
  readonly plain: Buffer;
  /** The content in gzip. `null` for files that are packed already. */
  readonly packed: Buffer | null;
}

/** Opens the files of the built pages. `root` is the folder of the program. A later file is not found. */
export function openPageFiles(root: string): SendFile {
  const paths = new Map(FOLDERS.flatMap((one) => filesIn(root, one)));
  const contents = new Map<string, Promise<Content>>();
  const contentAt = (address: string): Promise<Content> | undefined => {
    const path = paths.get(address);
    if (path === undefined) return undefined;
    const known = contents.get(address);
    if (known !== undefined) return known;
    const read = contentOf(address, path);
    contents.set(address, read);
    // The next request tries again.
    read.catch(() => contents.delete(address));
    return read;
  };
  return async (req, res) => {
    const address = addressIn(req.url ?? '');
    const content = await contentAt(ALIASES[address] ?? address);
    if (content === undefined) answerMissing(res);
    else send(content, req, res);
  };
}

export function answerMissing(res: ServerResponse): void {
  res.writeHead(404, { 'Content-Type': 'text/plain', 'Content-Length': MISSING.length, 'Cache-Control': 'no-store' });
  res.end(MISSING);
}
const MISSING = 'Not found\n';

/** The path of an address, without escapes. The edge refuses wrong escapes. */
const addressIn = (url: string): string => decodeURIComponent(url.split('?', 1)[0] ?? '');

function filesIn(root: string, { folder, address }: (typeof FOLDERS)[number]): readonly [string, string][] {
  const top = join(root, folder);
  if (!existsSync(top)) return [];
  return readdirSync(top, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => {
      const path = join(parentPath, name);
      return [address + path.slice(top.length + 1).replaceAll('\\', '/'), path];
    });
}

async function contentOf(address: string, path: string): Promise<Content> {
  const plain = await readFile(path);
  const textType = TEXT_TYPES[extname(path)];
  const packed = textType === undefined ? null : await promisify(gzip)(plain);
  const headers = {
    'Content-Type': textType ?? PACKED_TYPES[extname(path)] ?? 'application/octet-stream',
    'Cache-Control': FOREVER.test(address) ? 'public, max-age=31536000, immutable' : 'public, max-age=0',
    ETag: `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 27)}"`,
    ...(packed === null ? {} : { Vary: 'Accept-Encoding' }),
  };
  return { headers, plain, packed };
}

function send({ headers, plain, packed }: Content, req: IncomingMessage, res: ServerResponse): void {
  if (req.headers['if-none-match']?.includes(headers['ETag'] ?? '') === true) {
    res.writeHead(304, headers).end();
    return;
  }
  const isPacked = packed !== null && /\bgzip\b/.test(req.headers['accept-encoding'] ?? '');
  const body = isPacked ? packed : plain;
  res.writeHead(200, {
    ...headers,
    'Content-Length': body.length,
    ...(isPacked ? { 'Content-Encoding': 'gzip' } : {}),
  });
  if (req.method === 'HEAD') res.end();
  else res.end(body);
}
