import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { addressOf } from '../address-of.ts';
import { hasBody } from './gate.ts';

/** The numbers of allowed connections. A whole club may share one address. */
export interface Room {
  /** The maximum for all addresses together. */
  readonly all: number;
  /** The maximum for one address. */
  readonly each: number;
  /** The maximum number of connections of one address that have not sent a whole request yet. */
  readonly unfinished: number;
}

const ROOM: Room = { all: 4_000, each: 1_000, unfinished: 60 };

/**
 * A connection is `arriving` until a whole request has arrived, `busy` while the request is answered or a socket is
 * open, and `idle` in between.
 */
type State = 'arriving' | 'busy' | 'idle';

interface Held {
  readonly socket: Socket;
  address: string;
  state: State;
  /** Requests on this connection without an answer yet. */
  open: number;
}

/**
 * Browsers send one request at a time on a connection. The server would take in all pipelined requests, so it closes
 * such a connection. It allows a few, because the server sees the end of an answer late.
 */
const MAX_OPEN = 4;

/** A listener for how a connection is used. */
export interface Observer {
  readonly sentOn: (socket: Socket) => void;
  readonly speaksForOthers: (socket: Socket) => void;
}

/** Whether there is room for this request. A request without a response object asks for a socket. */
export type Admit = (req: IncomingMessage, res: ServerResponse | null) => boolean;

/**
 * Keeps room for everyone. A client that opens too many connections, or never finishes its requests, loses its own, the
 * longest waiting ones first. Other clients lose none.
 */
export function limitConnections(http: Server, { all, each, unfinished }: Room = ROOM, observer: Observer): Admit {
  /** The connections by address. The first has been in its state for the longest time. */
  const held = new Map<string, Set<Held>>();
  const bySocket = new WeakMap<object, Held>();
  let count = 0;

  const put = (one: Held) => {
    const others = held.get(one.address) ?? new Set();
    held.set(one.address, others.add(one));
  };
  const drop = (one: Held) => {
    const others = held.get(one.address);
    others?.delete(one);
    if (others?.size === 0) held.delete(one.address);
  };
  const become = (one: Held, state: State, address = one.address) => {
    drop(one);
    if (one.socket.destroyed) return;
    one.state = state;
    one.address = address;
    put(one);
  };
  const letGo = (one: Held) => {
    drop(one);
    one.socket.destroy();
  };

  /** Closes the most dispensable connection of this address. Returns whether there is room then. */
  const makeRoom = (one: Held): boolean => {
    const own = held.get(one.address) ?? new Set();
    if (own.size <= Math.min(each, unfinished)) return true;
    const others = [...own].filter((other) => other !== one);
    const waiting = others.filter(({ state }) => state === 'arriving');
    if (one.state === 'arriving' && waiting.length >= unfinished) waiting.splice(0, 1).forEach(letGo);
    if (own.size <= each) return true;
    const spare = others.find(({ state }) => state === 'idle') ?? waiting[0];
    if (spare !== undefined) letGo(spare);
    return spare !== undefined;
  };

  /** If all room is taken, the address with the most connections loses some of them. */
  const makeRoomForAll = () => {
    const [most] = [...held.values()].sort((one, other) => other.size - one.size);
    const own = [...(most ?? [])];
    const spare = own.find(({ state }) => state !== 'busy') ?? own[0];
    if (spare !== undefined) letGo(spare);
  };

  http.on('connection', (socket: Socket) => {
    const one: Held = { socket, address: addressOf({ socket, headers: {} }), state: 'arriving', open: 0 };
    bySocket.set(socket, one);
    count += 1;
    put(one);
    socket.once('close', () => {
      count -= 1;
      drop(one);
    });
    if (!makeRoom(one)) letGo(one);
    if (count > all) makeRoomForAll();
  });

  return (req, res) => {
    const one = bySocket.get(req.socket);
    if (one === undefined) return true;
    one.open += 1;
    if (one.open > MAX_OPEN && !one.socket.destroyed) {
      observer.sentOn(one.socket);
      letGo(one);
    }
    if (one.socket.destroyed) return false;
    // The server knows the client behind a proxy only from this point on.
    const address = addressOf(req);
    if (address !== addressOf({ socket: one.socket, headers: {} })) observer.speaksForOthers(one.socket);
    become(one, res === null || !hasBody(req) ? 'busy' : 'arriving', address);
    if (!makeRoom(one)) return false;
    req.once('end', () => {
      if (one.state === 'arriving') become(one, 'busy');
    });
    res?.once('close', () => {
      one.open -= 1;
      if (one.open === 0) become(one, 'idle');
    });
    return true;
  };
}
