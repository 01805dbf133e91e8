import { FACTIONS, type Audience } from '#engine';
import { electionAt } from '../application/election.ts';
import { pendingExport } from '../application/two-person-export.ts';
import { emptySeatsAt, noticesAt, presenceAt } from '../application/seats.ts';
import { swapsAt } from '../application/swaps.ts';
import type { Services } from '../application/services.ts';
import { audienceRoom, deskRoom, tableRoom, type LiveServer, type LiveSocket } from './protocol.ts';

const AUDIENCES: readonly Audience[] = ['table', 'moderator', ...FACTIONS];

/** Sends each audience its view, or only the changes, to the devices that lack them. */
export async function publishFrames(services: Services, io: LiveServer, code: string): Promise<void> {
  for (const audience of AUDIENCES) {
    const sockets = socketsIn(io, audienceRoom(code, audience));
    if (sockets.length === 0) continue;
    const frame = await services.frames.frame(code, audience);
    for (const socket of sockets) {
      const news = services.frames.since(socket.data.version, frame);
      if (news === null) continue;
      socket.data.version = frame.version;
      if ('view' in news) socket.emit('frame', news);
      else socket.emit('change', news);
    }
  }
}

/** Publishes the seats, the presence and the notices. */
export async function publishPresence(services: Services, io: LiveServer, code: string): Promise<void> {
  io.to(tableRoom(code)).emit('presence', await presenceAt(services, code));
  io.to(tableRoom(code)).emit('emptySeats', await emptySeatsAt(services, code));
  io.to(tableRoom(code)).emit('election', await electionAt(services, code));
  io.to(deskRoom(code)).emit('askers', services.askers.at(code));
  io.to(tableRoom(code)).emit('swaps', await swapsAt(services, code));
  io.to(tableRoom(code)).emit('sealing', await pendingExport(services, code));
  io.to(tableRoom(code)).emit('notices', await noticesAt(services, code));
}

function socketsIn(io: LiveServer, room: string): readonly LiveSocket[] {
  const ids = io.sockets.adapter.rooms.get(room) ?? [];
  return [...ids].flatMap((id) => io.sockets.sockets.get(id) ?? []);
}
