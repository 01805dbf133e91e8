import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Origin } from '../application/addresses.ts';
import type { RateLimit } from '../application/rate-limits.ts';
import { securityHeaders, type Headers } from '../headers.ts';
import { throttleConnections } from './throttle-connections.ts';
import { limitConnections, type Room } from './limit-connections.ts';
import { refusalOf } from './gate.ts';
import { knownHosts, type KnownHosts } from './known-hosts.ts';
import { answerRefused, refusalOnWire } from './refusals.ts';
import { answerMalformed } from './malformed.ts';

/** Phones pause between two requests. A new connection each time would delay them. */
const KEEP_ALIVE_MS = 60_000;

/** The time limits for the head of a request, and for the whole request. A table file may come over slow Wi-Fi. */
const HEAD_MS = 15_000;
const WHOLE_MS = 90_000;
const LOOKED_AT_EVERY_MS = 5_000;

export interface Edge {
  /** Listens and admits connections. */
  readonly outer: Server;
  /** Receives admitted connections only; sockets and pages attach to it like to any server. It never listens itself. */
  readonly inner: Server;
}

export interface EdgeSettings {
  readonly origin: () => Origin;
  /** Allows what the pages' development server needs. */
  readonly dev: boolean;
  readonly room?: Room | undefined;
  /** The allowed rate of connections from one address. */
  readonly connections: RateLimit;
}

/** Creates the first line of defence. No later code sees a connection that is refused here. */
export function createEdge({ origin, dev, room, connections }: EdgeSettings): Edge {
  const outer = createServer({
    keepAliveTimeout: KEEP_ALIVE_MS,
    headersTimeout: HEAD_MS,
    requestTimeout: WHOLE_MS,
    connectionsCheckingInterval: LOOKED_AT_EVERY_MS,
  });
  const inner = createServer();
  const hosts = knownHosts(origin);

  const hasRoom = limitConnections(outer, room, {
    sentOn: (socket) => {
      arrivals.blame(socket);
    },
    speaksForOthers: (socket) => {
      arrivals.isProxy(socket);
    },
  });
  // The throttle is added last, so that its listener runs before all other listeners.
  const arrivals = throttleConnections(outer, connections);
  answerMalformed(outer, () => securityHeaders({ host: null, secure: false, dev }));
  outer.on('checkExpectation', (req: IncomingMessage, res: ServerResponse) => {
    res.setHeaders(new Map(Object.entries(headersFor(req, hosts, origin(), dev))));
    answerRefused(res, 417);
  });
  outer.on('request', (req: IncomingMessage, res: ServerResponse) => {
    const isRoom = hasRoom(req, res);
    // A closed connection receives no answer, and the rest of its data is not read.
    if (req.socket.destroyed) return;
    const headers = headersFor(req, hosts, origin(), dev);
    res.setHeaders(new Map(Object.entries(headers)));
    const refusal = isRoom ? refusalOf(req, hosts, dev) : 503;
    if (refusal === null) {
      // The page framework reads from this header which scripts belong to its own code.
      req.headers['content-security-policy'] = headers['Content-Security-Policy'];
      inner.emit('request', req, res);
    } else answerRefused(res, refusal);
  });
  outer.on('upgrade', (req: IncomingMessage, socket: Duplex, head: Buffer) => {
    // The client closed the socket before we accepted it. There is nothing to send.
    socket.on('error', () => socket.destroy());
    const refusal = hasRoom(req, null) ? refusalOf(req, hosts, dev) : 503;
    if (refusal === null) inner.emit('upgrade', req, socket, head);
    else socket.end(refusalOnWire(refusal, headersFor(req, hosts, origin(), dev)), () => socket.destroy());
  });
  return { outer, inner };
}

function headersFor({ headers: { host } }: IncomingMessage, hosts: KnownHosts, origin: Origin, dev: boolean): Headers {
  const known = hosts.isHost(host) && host !== undefined ? host : null;
  const secure = known !== null && (origin.publicUrl?.startsWith('https:') === true || IS_HERE.test(known));
  return securityHeaders({ host: known, secure, dev });
}

const IS_HERE = /^(localhost|127\.|\[::1\])/;
