import type { IncomingMessage } from 'node:http';
import { isDeeperThan } from './json-depth.ts';
import type { KnownHosts } from './known-hosts.ts';
import type { EdgeRefusal } from './refusals.ts';

/** Everything a page or a program of ours asks for fits into these. */
const MAX_ADDRESS = 4_096;
const MAX_HEADERS = 100;

/** Deeper than anything a device of ours sends; what is deeper still costs more to look through than to send. */
export const DEEPEST = 16;

const API = '/api/';
const SOCKETS = '/api/live';

/** The one request that brings a file instead of a message. */
const RESTORE = '/api/trpc/tables.restore';
const FILE = /^application\/octet-stream$/i;
const JSON_MESSAGE = /^application\/json\s*(;|$)/i;

/**
 * Whether a request may come in, before anything of it is read but its head; `null` when it may. `dev` lets the pages'
 * development server be told things.
 */
export function refusalOf(req: IncomingMessage, hosts: KnownHosts, dev: boolean): EdgeRefusal | null {
  const { url = '', headers, rawHeaders } = req;
  if (url.length > MAX_ADDRESS) return 414;
  if (rawHeaders.length / 2 > MAX_HEADERS) return 431;
  // A path of this server; two slashes would begin the name of another.
  if (!/^\/(?![/\\])/.test(url) || !isWellEscaped(url)) return 400;
  if (!hosts.isHost(headers.host)) return 421;
  // Programs name no origin, and browsers always do where a page could reach another server.
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

/** The framework of the pages breaks on a path that is not. */
function isWellEscaped(url: string): boolean {
  try {
    decodeURIComponent(url.split('?', 1)[0] ?? '');
    return true;
  } catch {
    return false;
  }
}

/** Nothing that stands in an address as JSON is so deep; which part of it is read as JSON does not matter then. */
const isTooDeep = (url: string): boolean =>
  [...new URL(url, 'http://localhost').searchParams.values()].some((text) => isDeeperThan(DEEPEST, text));

export const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
