import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { addressOf } from '../address-of.ts';
import type { RateLimit } from '../application/rate-limits.ts';

/** How many connections of one address may wait for their turn, and for how long (ms). */
const MAX_WAITING = 100;
const MAX_WAIT = 3_000;

/** What a connection costs that had to be ended: a whole piece of it was read in vain, which takes a moment. */
const IN_VAIN = 50;

export interface Arrivals {
  /** By this connection came what no browser sends: whoever opens the next at once waits for it. */
  blame(socket: Socket): void;
  /** By this connection a proxy on this machine speaks for others. */
  isProxy(socket: Socket): void;
}

interface Line {
  /** Each with what is to be called when it waits no more. */
  readonly waiting: Map<Socket, () => void>;
  timer: NodeJS.Timeout | null;
}

/**
 * Lets connections in no faster for one address than its allowance comes back; nothing of those that wait is parsed.
 * Whoever is behind the same address as somebody hasty waits with them; everybody else notices nothing. A proxy opens
 * one for each thing that anybody asks for, so those are not counted.
 */
export function throttleConnections(http: Server, limit: RateLimit): Arrivals {
  const further = http.listeners('connection') as ((socket: Socket) => void)[];
  const lines = new Map<string, Line>();
  const proxies = new Set<string>();

  const approveJoin = (address: string, socket: Socket) => {
    limit.spend(address);
    for (const listener of further) listener.call(http, socket);
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
      // Until then nobody else hears of its errors.
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
      const address = peerOf(socket);
      for (let times = 0; times < IN_VAIN && limit.wait(address) < MAX_WAIT; times += 1) limit.spend(address);
    },
    isProxy(socket) {
      proxies.add(peerOf(socket));
    },
  };
}

const peerOf = (socket: Socket): string => addressOf({ socket, headers: {} });
