import type { Server as HttpServer } from 'node:http';
import { Server } from 'socket.io';
import { addressOf } from '../address-of.ts';
import { reportAt } from '../application/report-at.ts';
import type { Services } from '../application/services.ts';
import type { Calls } from './calls.ts';
import { createConnections, type Doors } from './connections.ts';
import { PING } from './heard.ts';
import { listenerOf } from './listener.ts';
import { createParser, CALL } from './parser.ts';
import {
  audienceRoom,
  deskRoom,
  deviceRoom,
  isFaction,
  tableRoom,
  type LiveServer,
  type LiveSocket,
} from './protocol.ts';
import { publishFrames, publishPresence } from './publish.ts';
import { admit } from './admit.ts';

/** A polling device may send several packets in one message. */
const MAX_MESSAGE = 2 * CALL.length;
/**
 * The time for a device to connect (ms). On a slow network (3 s each way) a device needs several exchanges before its
 * first packet arrives.
 */
const KNOCKING_TIME = 45_000;

/** The settings for the sockets of a server. */
export interface LiveSettings {
  readonly doors: Doors;
  readonly calls: Calls;
  /** False in development, because then the pages have their own sockets. */
  readonly alone: boolean;
}

/**
 * Attaches Socket.IO to the HTTP server. It has a room for each audience. It carries views and presence, never state,
 * and calls of the API.
 */
export function attachLive(http: HttpServer, services: Services, { doors, calls, alone }: LiveSettings): LiveServer {
  const connections = createConnections(doors, services.monotonic);
  const io: LiveServer = new Server(http, {
    path: '/api/live',
    serveClient: false,
    maxHttpBufferSize: MAX_MESSAGE,
    connectTimeout: KNOCKING_TIME,
    upgradeTimeout: KNOCKING_TIME,
    allowRequest: connections.allowRequest,
    parser: createParser(services.frames),
    ...PING,
    // Closes sockets for anything else.
    destroyUpgrade: alone,
  });
  connections.watch(io);
  const report = (code: string) => (error: unknown) => {
    void reportAt(services, code, error);
  };

  io.use((socket, next) => {
    listenerOf(services, doors, addressOf(socket.request), socket.handshake.auth).then(
      (listener) => {
        if (typeof listener === 'string') next(new Error(listener));
        else {
          socket.data = listener;
          next();
        }
      },
      (error: unknown) => {
        services.report(error, { code: null, position: null });
        next(new Error('INTERNAL_SERVER_ERROR'));
      },
    );
  });
  io.on('connection', (socket: LiveSocket) => {
    admit({ services, calls }, socket).catch((error: unknown) => {
      // A device that is only half admitted would receive nothing and not know it. So it must reconnect.
      socket.disconnect(true);
      report(socket.data.code)(error);
    });
  });

  services.announcements.listen({
    appended: soon((code) => {
      publishFrames(services, io, code).catch(report(code));
    }),
    seatsChanged: soon((code) => {
      // The devices of a deleted table leave as well.
      if (!io.sockets.adapter.rooms.has(tableRoom(code))) return;
      publishPresence(services, io, code).catch(report(code));
    }),
    moved: (code, audience) => {
      const room = io.in(audienceRoom(code, audience));
      room.emit('moved');
      room.disconnectSockets(true);
      // Devices that hold this seat and another seat stay connected. They no longer get the prompts of this seat.
      const devices = isFaction(audience) ? deviceRoom(code, audience) : deskRoom(code);
      io.in(devices).socketsLeave(devices);
    },
    swapped: (code, faction) => {
      // The message is not `moved`, because the credential is still valid and the device asks for its new seat.
      io.in(deviceRoom(code, faction)).disconnectSockets(true);
    },
    nudged: (code, faction) => {
      io.to(deviceRoom(code, faction)).emit('nudge');
    },
    deleted: (code) => {
      const room = io.in(tableRoom(code));
      room.emit('deleted');
      room.disconnectSockets(true);
    },
  });
  return io;
}

/** Runs the work once for each table and turn of the event loop, after the request that caused it is answered. */
function soon(work: (code: string) => void): (code: string) => void {
  const waiting = new Set<string>();
  return (code) => {
    if (waiting.has(code)) return;
    waiting.add(code);
    setImmediate(() => {
      waiting.delete(code);
      work(code);
    });
  };
}
