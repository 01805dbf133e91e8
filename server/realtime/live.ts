import type { Server as HttpServer } from 'node:http';
import { Server } from 'socket.io';
import { addressOf } from '../address-of.ts';
import { reportAt } from '../application/report-at.ts';
import type { Services } from '../application/services.ts';
import { createConnections, type Doors } from './connections.ts';
import { PING } from './heard.ts';
import { listenerOf } from './listener.ts';
import { createParser, MAX_PACKET } from './parser.ts';
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

/** Several packets may come in one message where a device polls. */
const MAX_MESSAGE = 2 * MAX_PACKET;
/** On a slow line (3 s each way) a device needs several exchanges before its first packet arrives (ms). */
const KNOCKING_TIME = 45_000;

/**
 * Socket.IO by audience, on the same HTTP server: it carries views and presence, never state. It is not `alone` while
 * the pages are being developed, since they have sockets of their own then.
 */
export function attachLive(http: HttpServer, services: Services, doors: Doors, alone: boolean): LiveServer {
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
    // Sockets for anybody else are let go.
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
    admit(services, socket).catch((error: unknown) => {
      // A device that was half let in would hear nothing and not know it: it knocks again.
      socket.disconnect(true);
      report(socket.data.code)(error);
    });
  });

  services.announcements.listen({
    appended: soon((code) => {
      publishFrames(services, io, code).catch(report(code));
    }),
    seatsChanged: soon((code) => {
      // Also the devices of a deleted table leave.
      if (!io.sockets.adapter.rooms.has(tableRoom(code))) return;
      publishPresence(services, io, code).catch(report(code));
    }),
    moved: (code, audience) => {
      const room = io.in(audienceRoom(code, audience));
      room.emit('moved');
      room.disconnectSockets(true);
      // Devices that held it beside another seat stay, and are asked for it no more.
      const devices = isFaction(audience) ? deviceRoom(code, audience) : deskRoom(code);
      io.in(devices).socketsLeave(devices);
    },
    swapped: (code, faction) => {
      // Not `moved`: the credential lives, and the device asks what it holds now.
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

/** Once for each table and turn of the event loop, after whoever caused it has been answered. */
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
