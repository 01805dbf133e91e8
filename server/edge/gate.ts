import type { IncomingMessage } from 'node:http';
import { isDeeperThan } from './json-depth.ts';
import type { KnownHosts } from './known-hosts.ts';
import type { EdgeRefusal } from './refusals.ts';

/** Limits that every request of our own pages and programs keeps. */
const MAX_ADDRESS = 4_096;
const MAX_HEADERS = 100;

/** Deeper than anything that our devices send. Deeper JSON costs more to check than to send. */
export const DEEPEST = 16;

const API = '/api/';
const SOCKETS = '/api/live';

/** The one request that carries a file. */
const RESTORE = '/api/trpc/tables.restore';
const FILE = /^application\/octet-stream$/i;
const JSON_MESSAGE = /^application\/json\s*(;|$)/i;

/**
 * Checks a request by its head. Returns the refusal; `null` if the request is allowed. `dev` allows what the pages'
 * development server needs.
 */
export function refusalOf(req: IncomingMessage, hosts: KnownHosts, dev: boolean): EdgeRefusal | null {
  const { url = '', headers, rawHeaders } = req;
  if (url.length > MAX_ADDRESS) return 414;
  if (rawHeaders.length / 2 > MAX_HEADERS) return 431;
  // The path must be on this server: two slashes would begin another host name.
  if (!/^\/(?![/\\])/.test(url) || !isWellEscaped(url)) return 400;
  if (!hosts.isHost(headers.host)) return 421;
  // Programs send no origin. Browsers always send one when a page could reach another server.
  if (url.startsWith(API) && headers.origin !== undefined && !hosts.isOrigin(headers.origin)) return 403;
  if (url.startsWith(SOCKETS)) return refusalOfMessage(req, /^text\/plain\b/i);
  if (url.startsWith(API)) return isTooDeep(url) ? 400 : refusalOfMessage(req, isFile(url) ? FILE : JSON_MESSAGE);
  return dev ? null : refusalOfPage(req);
}

function refusalOfPage(req: IncomingMessage): EdgeRefusal | null {
  if (req.method !== 'GET' && req.method !== 'HEAD') return 405;
  return hasBody(req) ? 413 : null;
}

function refusalOfMessage(req: IncomingMessage, type: RegExp): EdgeRefusal | null {
  if (req.method === 'GET') return hasBody(req) ? 413 : null;
  if (req.method !== 'POST') return 405;
  return type.test(req.headers['content-type'] ?? '') ? null : 415;
}

const isFile = (url: string): boolean => url.split('?', 1)[0] === RESTORE;

/** Whether a path is escaped correctly. The page framework breaks on other paths. */
function isWellEscaped(url: string): boolean {
  try {
    decodeURIComponent(url.split('?', 1)[0] ?? '');
    return true;
  } catch {
    return false;
  }
}

/** Whether an address is nested too deep. No JSON in an address needs that depth, whichever part is JSON. */
const isTooDeep = (url: string): boolean =>
  [...new URL(url, 'http://localhost').searchParams.values()].some((text) => isDeeperThan(DEEPEST, text));

export const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
