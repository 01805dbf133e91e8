import { z } from 'zod';
import { FACTIONS } from '../../lib/engine.ts';
import { electionAt } from '../application/election.ts';
import type { Frame } from '../application/frames.ts';
import { nudge } from '../application/moderation.ts';
import { reportAt } from '../application/report-at.ts';
import { sealingAt } from '../application/sealing-by-two.ts';
import { swapsAt } from '../application/swaps.ts';
import { audienceOf, emptySeatsAt, holderOf, noticesAt, presenceAt } from '../application/seats.ts';
import { noteDevice } from '../application/shared-devices.ts';
import type { Services } from '../application/services.ts';
import {
  audienceRoom,
  deskRoom,
  deviceRoom,
  isFaction,
  tableRoom,
  type Listener,
  type LiveSocket,
} from './protocol.ts';

const nudgeRequest = z.strictObject({ faction: z.enum(FACTIONS) });

/** Lets a device in: into its rooms first, so that it misses nothing, then its frame and who is here. */
export async function welcome(services: Services, socket: LiveSocket): Promise<void> {
  const { code, audience, also, tokens } = socket.data;
  const seats = isFaction(audience) ? [...new Set([audience, ...also])] : [];
  const devices = seats.map((faction) => deviceRoom(code, faction));
  await socket.join([tableRoom(code), audienceRoom(code, audience), ...devices]);
  const standing = standingNow(services, socket.data);
  answerOnceIn(standing, services, socket);
  const now = await standing;
  if (now !== 'holds') {
    if (now === 'moved') socket.emit('moved');
    socket.disconnect(true);
    return;
  }
  const isDesk = await holdsDesk(services, socket.data);
  // Who has gone meanwhile is heard of no more, and would count as here for ever.
  if (!socket.connected) return;
  socket.data.version = 0;
  for (const faction of seats) socket.on('disconnect', services.presence.arrive(code, faction));
  if (isDesk) {
    socket.on('disconnect', services.desks.arrive(code));
    await socket.join(deskRoom(code));
    socket.emit('askers', services.askers.at(code));
  }
  socket.emit('frame', await frameFor(services, socket));
  socket.emit('emptySeats', await emptySeatsAt(services, code));
  socket.emit('election', await electionAt(services, code));
  socket.emit('swaps', await swapsAt(services, code));
  socket.emit('sealing', await sealingAt(services, code));
  socket.emit('notices', await noticesAt(services, code));
  socket.emit('presence', await presenceAt(services, code));
  // Last, since it waits its turn at the table.
  await noteDevice(services, code, tokens);
}

/**
 * Whether this device holds the desk, whatever it shows: a moderator who plays looks at the seat, and is here all the
 * same.
 */
async function holdsDesk(services: Services, { code, audience, token, tokens }: Listener): Promise<boolean> {
  if (audience === 'moderator') return true;
  const others = tokens.filter((other) => other !== token);
  const holders = await Promise.all(others.map((other) => holderOf(services, other)));
  return holders.some((holder) => holder?.role === 'moderator' && holder.code === code);
}

type Standing = 'holds' | 'moved' | 'swapped';

/** The seat may have been given away between the handshake and the room, or swapped. */
async function standingNow(services: Services, { token, audience }: Listener): Promise<Standing> {
  if (token === null) return 'holds';
  const holder = await holderOf(services, token);
  if (holder === null) return 'moved';
  return audienceOf(holder) === audience ? 'holds' : 'swapped';
}

/** Does what the device asks; what it asks before it is let in waits for that. */
function answerOnceIn(standing: Promise<Standing>, services: Services, socket: LiveSocket): void {
  const { code, audience } = socket.data;
  const onceIn = (answer: () => void | Promise<void>) => {
    standing
      .then((now) => (now === 'holds' ? answer() : undefined))
      .catch((error: unknown) => reportAt(services, code, error));
  };
  socket.on('refresh', (answer) => {
    if (typeof answer !== 'function') return;
    const reply = answer as (frame: Frame) => void;
    onceIn(async () => {
      reply(await frameFor(services, socket));
    });
  });
  socket.on('nudge', (request) => {
    const parsed = nudgeRequest.safeParse(request);
    if (audience !== 'moderator' || !parsed.success) return;
    onceIn(() => {
      nudge(services, code, parsed.data.faction);
    });
  });
}

async function frameFor(services: Services, socket: LiveSocket): Promise<Frame> {
  const frame = await services.frames.frame(socket.data.code, socket.data.audience);
  socket.data.version = frame.version;
  return frame;
}
