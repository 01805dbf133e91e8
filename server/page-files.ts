/**
 * The files that belong to pages: scripts, styles, fonts and pictures. The page framework would need some milliseconds
 * for each. The build has collected and packed them in one folder.
 */
import { readdirSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, sep } from 'node:path';
import send from 'send';
import { PAGE_FILES } from './collect-page-files.mjs';

/** Answers a request for a file. A file that does not exist is answered with a short 404. */
export type SendFile = (req: IncomingMessage, res: ServerResponse) => Promise<void>;

/** Whether a request is for a file. All other requests are rendered, even “not found”. */
export const isFile = ({ url = '' }: Pick<IncomingMessage, 'url'>): boolean => FILE.test(url);

const FILE = /^\/(_next\/static\/|(sprite|icon)\.svg|pictures\/|fonts\/|favicon\.ico)/;

/** Browsers ask for this address beside the addresses that the pages name. */
const ALIASES: Readonly<Record<string, string>> = { '/favicon.ico': '/icon.svg' };

/** The address of these files contains a digest, so a browser may keep them. It asks again for the other files. */
const FOREVER = /^\/(_next\/static\/|sprite\.svg$)/;
const YEAR = 31_536_000_000;

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
};

/** Opens the files of the built pages. `root` is the folder of the program. */
export function openPageFiles(root: string): SendFile {
  const folder = join(root, PAGE_FILES);
  const packed = new Set(packedIn(folder));
  return (req, res) =>
    new Promise((resolve) => {
      res.once('close', resolve);
      const asked = (req.url ?? '').split('?', 1)[0] ?? '';
      const address = ALIASES[asked] ?? asked;
      const isPacked = packed.has(address) && /\bgzip\b/.test(req.headers['accept-encoding'] ?? '');
      const refuse = () => {
        answerMissing(res);
      };
      send(req, isPacked ? `${address}.gz` : address, {
        root: folder,
        index: false,
        acceptRanges: false,
        ...(FOREVER.test(address) ? { maxAge: YEAR, immutable: true } : {}),
      })
        .on('error', refuse)
        .on('directory', refuse)
        .on('headers', (found: ServerResponse) => {
          const type = TYPES[extname(address)];
          if (type !== undefined) found.setHeader('Content-Type', type);
          if (packed.has(address)) found.setHeader('Vary', 'Accept-Encoding');
          if (isPacked) found.setHeader('Content-Encoding', 'gzip');
        })
        .pipe(res);
    });
}

/** Returns the addresses of the files that are also there in gzip. */
const packedIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.gz'))
    .map((path) => `/${path.slice(0, -'.gz'.length).split(sep).join('/')}`);

export function answerMissing(res: ServerResponse): void {
  if (res.headersSent) {
    res.destroy();
    return;
  }
  res.writeHead(404, { 'Content-Type': 'text/plain', 'Content-Length': MISSING.length, 'Cache-Control': 'no-store' });
  res.end(MISSING);
}
const MISSING = 'Not found\n';
