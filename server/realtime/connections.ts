import type { IncomingMessage } from 'node:http';
import { addressOf } from '../address-of.ts';
import { throttle } from '../application/throttle.ts';
import { createRateLimit, type RateLimits } from '../application/rate-limits.ts';
import { COST, type Strangers } from '../application/strangers.ts';
import type { LiveServer, LiveSocket } from './protocol.ts';

/** The connection beneath a socket: one WebSocket, or one polling device. */
export type Connection = LiveSocket['conn'];

/** A whole club may share one address. */
const MAX_OF_AN_ADDRESS = 200;
/** More than phones send: they answer a ping every three seconds, and await the answer to each command. */
const PACKETS = { burst: 120, every: 30 };
/** A longer packet counts as several of this size (characters). */
const PART = 1_024;
/**
 * The server closes a connection with more unsent bytes than this. The device is asleep or hostile, and can reconnect.
 */
export const MAX_BUFFERED_BYTES = 128 * 1024;

/** The maximum time that the last message may be in flight (ms). */
const GOODBYE = 1_000;

/** The limits for new connections. */
export interface Doors {
  readonly limits: RateLimits;
  readonly strangers: Strangers;
}

export interface Connections {
  /** Whether another connection may open. It is the function for Socket.IO's option `allowRequest`. */
  readonly allowRequest: (req: IncomingMessage, answer: (refusal: string | null, allowed: boolean) => void) => void;
  /** Applies the limits to every connection of this server. */
  watch(io: LiveServer): void;
}

/** Limits what one connection may send and leave unread, and how many connections one address may have. */
export function createConnections({ limits: { arrivals }, strangers }: Doors, monotonic: () => number): Connections {
  const open = new Map<string, number>();
  const count = (address: string, change: 1 | -1) => {
    const now = (open.get(address) ?? 0) + change;
    if (now === 0) open.delete(address);
    else open.set(address, now);
  };

  const hasItsTurn = async (address: string) =>
    (await throttle(arrivals, address)) && (await strangers.pace(address, COST.socket));

  return {
    allowRequest(req, answer) {
      const address = addressOf(req);
      void hasItsTurn(address).then((hasTurn) => {
        const isAllowed = hasTurn && (open.get(address) ?? 0) < MAX_OF_AN_ADDRESS;
        answer(isAllowed ? null : 'TOO_MANY_REQUESTS', isAllowed);
      });
    },
    watch(io) {
      io.engine.use(turnAwayOddRequests);
      io.engine.on('connection', (connection: Connection) => {
        const address = addressOf(connection.request);
        count(address, 1);
        connection.once('close', () => {
          count(address, -1);
          // A device that does not answer the close is cut off.
          setTimeout(terminate, GOODBYE, connection).unref();
        });
        boundPackets(connection, monotonic);
        boundUnread(connection);
      });
    },
  };
}

/** Refuses requests that Socket.IO would answer with a server error, or never. */
function turnAwayOddRequests(req: IncomingMessage, _res: unknown, next: (error?: Error) => void): void {
  const isPoll = req.method === 'GET' || req.method === 'POST';
  const isSocket = req.url?.includes('transport=websocket') === true;
  const isUpgrade = req.headers.upgrade !== undefined;
  next(isPoll && isSocket === isUpgrade ? undefined : new Error('This is asked another way'));
}

/** Limits the packets of a connection. Any packet counts, even an unknown one. */
function boundPackets(connection: Connection, monotonic: () => number): void {
  const packets = createRateLimit(PACKETS, monotonic);
  connection.on('packet', ({ data }: { readonly data?: unknown }) => {
    if (packets.wait('it') > 0) hangUp(connection);
    const length = typeof data === 'string' ? data.length : 0;
    for (let parts = 0; parts <= length / PART; parts += 1) packets.spend('it');
  });
}

const unread = new WeakMap<Connection, number>();

/** Returns the number of characters that wait for a slow device. */
export const bufferedBytes = (connection: Connection): number => unread.get(connection) ?? 0;

function boundUnread(connection: Connection): void {
  connection.on('packetCreate', ({ data }: { readonly data?: unknown }) => {
    unread.set(connection, bufferedBytes(connection) + (typeof data === 'string' ? data.length : 0));
    if (bufferedBytes(connection) > MAX_BUFFERED_BYTES) hangUp(connection);
  });
  connection.on('flush', () => unread.delete(connection));
}

/**
 * Cuts a connection at once. A device that does not read would leave a polite close, and everything before it, in our
 * memory.
 */
function hangUp(connection: Connection): void {
  connection.close(true);
  terminate(connection);
}

function terminate(connection: Connection): void {
  const { socket } = connection.transport as { readonly socket?: { terminate?(): void } };
  socket?.terminate?.();
}
