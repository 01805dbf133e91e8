import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { addressOf } from '../address-of.ts';
import type { RateLimit } from '../application/rate-limits.ts';

/** The maximum number of waiting connections of one address, and the maximum time of waiting (ms). */
const MAX_WAITING = 100;
const MAX_WAIT = 3_000;

/** The cost of a connection that had to be closed: the server parsed its data in vain. */
const IN_VAIN = 50;

/**
 * A connection that closes this soon (ms) costs as many attempts as this. Browsers keep a connection for a minute. A
 * device that opens one for each request costs the server more than its requests do.
 */
const SHORT = 1_000;
const COST_OF_SHORT = 4;

export interface Arrivals {
  /**
   * Notes that this connection sent something that no browser sends. The next connection from its address waits for it.
   */
  blame(socket: Socket): void;
  /** Notes that a proxy on this machine uses this connection. */
  isProxy(socket: Socket): void;
}

interface Line {
  /** Each waiting connection, with the function that is called when its turn comes. */
  readonly waiting: Map<Socket, () => void>;
  timer: NodeJS.Timeout | null;
}

/**
 * Delays connections so that one address gets no more than its allowance. Waiting connections are not parsed. Clients
 * that share an address with a fast client also wait; other clients do not. A proxy opens one connection for each
 * request, so its connections are not counted.
 *
 * @param now a clock that cannot be set (ms)
 */
export function throttleConnections(
  http: Server,
  limit: RateLimit,
  now: () => number = () => performance.now(),
): Arrivals {
  const further = http.listeners('connection') as ((socket: Socket) => void)[];
  const lines = new Map<string, Line>();
  const proxies = new Set<string>();

  const approveJoin = (address: string, socket: Socket) => {
    limit.spend(address);
    chargeIfShort(address, socket);
    for (const listener of further) listener.call(http, socket);
  };

  const chargeIfShort = (address: string, socket: Socket) => {
    const opened = now();
    socket.once('close', () => {
      // Meanwhile the address may have shown that it is a proxy, whose connections belong to many clients.
      if (now() - opened < SHORT && !proxies.has(address)) spend(address, COST_OF_SHORT - 1);
    });
  };

  /** Uses so many attempts, but never more than the next connection may wait for. */
  const spend = (address: string, attempts: number) => {
    for (let times = 0; times < attempts && limit.wait(address) < MAX_WAIT; times += 1) limit.spend(address);
  };

  const next = (address: string, line: Line) => {
    line.timer = null;
    for (const [socket, leave] of line.waiting) {
      if (limit.wait(address) > 0) {
        line.timer = later(address, line);
        return;
      }
      leave();
      if (!socket.destroyed) approveJoin(address, socket);
    }
    lines.delete(address);
  };

  const later = (address: string, line: Line): NodeJS.Timeout =>
    setTimeout(next, limit.wait(address), address, line).unref();

  const waitInLine = (address: string, socket: Socket) => {
    const line = lines.get(address) ?? { waiting: new Map(), timer: null };
    if (line.waiting.size >= MAX_WAITING) {
      socket.destroy();
      return;
    }
    const giveUp = () => socket.destroy();
    const patience = setTimeout(giveUp, MAX_WAIT).unref();
    const leave = () => {
      clearTimeout(patience);
      // Until this point, no other code handles errors of the socket.
      socket.off('error', giveUp).off('close', leave);
      line.waiting.delete(socket);
    };
    socket.once('error', giveUp).once('close', leave);
    line.waiting.set(socket, leave);
    lines.set(address, line);
    line.timer ??= later(address, line);
  };

  http.removeAllListeners('connection');
  http.on('connection', (socket: Socket) => {
    const address = peerOf(socket);
    if (proxies.has(address) || (!lines.has(address) && limit.wait(address) === 0)) approveJoin(address, socket);
    else waitInLine(address, socket);
  });

  return {
    blame(socket) {
      spend(peerOf(socket), IN_VAIN);
    },
    isProxy(socket) {
      proxies.add(peerOf(socket));
    },
  };
}

const peerOf = (socket: Socket): string => addressOf({ socket, headers: {} });
