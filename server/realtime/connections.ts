import type { IncomingMessage } from 'node:http';
import { addressOf } from '../address-of.ts';
import { throttle } from '../application/throttle.ts';
import { createRateLimit, type RateLimits } from '../application/rate-limits.ts';
import { COST, type Strangers } from '../application/strangers.ts';
import type { LiveServer, LiveSocket } from './protocol.ts';

/** What lies beneath a socket: one WebSocket, or one device that polls. */
export type Connection = LiveSocket['conn'];

/** A whole club may play behind one address. */
const MAX_OF_AN_ADDRESS = 200;
/** Far more than phones say: they answer a ping every three seconds, and ask when they wake. */
const PACKETS = { burst: 60, every: 100 };
/** A device that has not read so many bytes sleeps, or means harm; it knocks again when it wakes. */
export const MAX_BUFFERED_BYTES = 128 * 1024;

/** How long what was sent last may be on its way (ms). */
const GOODBYE = 1_000;

/** What paces those who come. */
export interface Doors {
  readonly limits: RateLimits;
  readonly strangers: Strangers;
}

export interface Connections {
  /** Whether another connection may come; for Socket.IO's option `allowRequest`. */
  readonly allowRequest: (req: IncomingMessage, answer: (refusal: string | null, allowed: boolean) => void) => void;
  /** Holds the bounds of every connection that comes to this server. */
  watch(io: LiveServer): void;
}

/** Bounds what one connection may send and leave unread, and how many one address may have. */
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
          // Whoever does not answer the good-bye keeps nothing of ours any longer.
          setTimeout(terminate, GOODBYE, connection).unref();
        });
        boundPackets(connection, monotonic);
        boundUnread(connection);
      });
    },
  };
}

/** Requests that Socket.IO would answer with an error of the server's, or never. */
function turnAwayOddRequests(req: IncomingMessage, _res: unknown, next: (error?: Error) => void): void {
  const isPoll = req.method === 'GET' || req.method === 'POST';
  const isSocket = req.url?.includes('transport=websocket') === true;
  const isUpgrade = req.headers.upgrade !== undefined;
  next(isPoll && isSocket === isUpgrade ? undefined : new Error('This is asked another way'));
}

/** Any packet counts, whether anybody knows it or not. */
function boundPackets(connection: Connection, monotonic: () => number): void {
  const packets = createRateLimit(PACKETS, monotonic);
  connection.on('packet', () => {
    if (packets.wait('it') > 0) hangUp(connection);
    packets.spend('it');
  });
}

const unread = new WeakMap<Connection, number>();

/** How many characters wait to be sent to a device that does not take them. */
export const bufferedBytes = (connection: Connection): number => unread.get(connection) ?? 0;

function boundUnread(connection: Connection): void {
  connection.on('packetCreate', ({ data }: { readonly data?: unknown }) => {
    unread.set(connection, bufferedBytes(connection) + (typeof data === 'string' ? data.length : 0));
    if (bufferedBytes(connection) > MAX_BUFFERED_BYTES) hangUp(connection);
  });
  connection.on('flush', () => unread.delete(connection));
}

/** Ends a connection at once: whoever does not read would leave a polite good-bye, and all before it, in our memory. */
function hangUp(connection: Connection): void {
  connection.close(true);
  terminate(connection);
}

function terminate(connection: Connection): void {
  const { socket } = connection.transport as { readonly socket?: { terminate?(): void } };
  socket?.terminate?.();
}
