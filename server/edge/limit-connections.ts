import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { addressOf } from '../address-of.ts';
import { hasBody } from './gate.ts';

/** How many connections there may be. A whole club may stand behind one address. */
export interface Room {
  /** In all. */
  readonly all: number;
  /** For one address. */
  readonly each: number;
  /** For one address, of those from which no whole request has arrived yet. */
  readonly unfinished: number;
}

const ROOM: Room = { all: 4_000, each: 1_000, unfinished: 60 };

/**
 * `arriving` until a whole request is there, `busy` while it is answered and for as long as a socket is open, `idle` in
 * between.
 */
type State = 'arriving' | 'busy' | 'idle';

interface Held {
  readonly socket: Socket;
  address: string;
  state: State;
  /** Requests that have come by this connection and are not answered yet. */
  open: number;
}

/**
 * Browsers ask by one connection for one thing at a time. What is sent on without waiting would all be taken in, however
 * many there are: its connection ends. A few may seem to, since an answer is there before its end is noticed here.
 */
const MAX_OPEN = 4;

/** Who wants to know how a connection is used. */
export interface Observer {
  readonly sentOn: (socket: Socket) => void;
  readonly speaksForOthers: (socket: Socket) => void;
}

/** Whether there is room for whoever asks this; by `null` they ask for a socket. */
export type Admit = (req: IncomingMessage, res: ServerResponse | null) => boolean;

/**
 * Keeps room for everybody: who opens connections without end, or never finishes what they begin, loses their own, those
 * first that have waited longest, and nobody else's.
 */
export function limitConnections(http: Server, { all, each, unfinished }: Room = ROOM, observer: Observer): Admit {
  /** By address, those first that have been as they are for longest. */
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

  /** Closes what the others of this one's address can best do without; says whether there is room for it then. */
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

  /** When all room is taken, whoever takes the most of it gives some back. */
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
    // Only now is it known whom a proxy speaks for.
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
