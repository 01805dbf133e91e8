import { electionAt } from '../application/election.ts';
import { pendingExport } from '../application/two-person-export.ts';
import { swapsAt } from '../application/swaps.ts';
import { audienceOf, emptySeatsAt, holderOf, noticesAt, presenceAt } from '../application/seats.ts';
import { recordDevice } from '../application/shared-devices.ts';
import type { Services } from '../application/services.ts';
import { answerCalls, type Calls } from './calls.ts';
import { whileHeard } from './heard.ts';
import { handleWhenAdmitted, frameFor } from './requests.ts';
import {
  audienceRoom,
  deskRoom,
  deviceRoom,
  isFaction,
  tableRoom,
  type Listener,
  type LiveSocket,
} from './protocol.ts';

/** The number of sockets with one credential, over all pages and devices. One more closes the oldest. */
const MAX_OF_A_CREDENTIAL = 12;

/** Admits a device. It joins its rooms first, so that it misses nothing; then it gets its frame and the presence. */
export async function admit(
  { services, calls }: { readonly services: Services; readonly calls: Calls },
  socket: LiveSocket,
): Promise<void> {
  const { code, audience, also, tokens } = socket.data;
  const seats = isFaction(audience) ? [...new Set([audience, ...also])] : [];
  const devices = seats.map((faction) => deviceRoom(code, faction));
  await socket.join([tableRoom(code), audienceRoom(code, audience), ...devices]);
  const standing = standingNow(services, socket.data);
  const isIn = standing.then((now) => now === 'holds');
  handleWhenAdmitted(isIn, services, socket);
  answerCalls({ isIn, services, calls }, socket);
  if (!(await isIn)) {
    if ((await standing) === 'moved') socket.emit('moved');
    socket.disconnect(true);
    return;
  }
  letOldestGo(socket);
  const isDesk = await holdsDesk(services, socket.data);
  // A device that has left would never be removed and would count as present forever.
  if (!socket.connected) return;
  socket.data.version = 0;
  for (const faction of seats) whileHeard(socket, () => services.presence.arrive(code, faction));
  if (isDesk) {
    whileHeard(socket, () => services.desks.arrive(code));
    await socket.join(deskRoom(code));
    socket.emit('askers', services.askers.at(code));
  }
  socket.emit('frame', await frameFor(services, socket));
  socket.emit('emptySeats', await emptySeatsAt(services, code));
  socket.emit('election', await electionAt(services, code));
  socket.emit('swaps', await swapsAt(services, code));
  socket.emit('sealing', await pendingExport(services, code));
  socket.emit('notices', await noticesAt(services, code));
  socket.emit('presence', await presenceAt(services, code));
  // The device is recorded last, because that waits in the table's queue.
  await recordDevice(services, code, tokens);
}

/**
 * Whether this device has the desk, whatever page it shows. A moderator who plays may be on the page of the seat and is
 * still present.
 */
async function holdsDesk(services: Services, { code, audience, token, tokens }: Listener): Promise<boolean> {
  if (audience === 'moderator') return true;
  const others = tokens.filter((other) => other !== token);
  const holders = await Promise.all(others.map((other) => holderOf(services, other)));
  return holders.some((holder) => holder?.role === 'moderator' && holder.code === code);
}

type Standing = 'holds' | 'moved' | 'swapped';

/** The seat may have changed hands or been swapped between the handshake and the room. */
async function standingNow(services: Services, { token, audience }: Listener): Promise<Standing> {
  if (token === null) return 'holds';
  const holder = await holderOf(services, token);
  if (holder === null) return 'moved';
  return audienceOf(holder) === audience ? 'holds' : 'swapped';
}

function letOldestGo({ nsp, data }: LiveSocket): void {
  const { code, audience, token } = data;
  if (token === null) return;
  // The sockets of the room, in the order of their arrival.
  const room = [...(nsp.adapter.rooms.get(audienceRoom(code, audience)) ?? [])];
  const sockets: readonly LiveSocket[] = room.flatMap((id) => nsp.sockets.get(id) ?? []);
  const same = sockets.filter((socket) => socket.data.token === token);
  for (const socket of same.slice(0, -MAX_OF_A_CREDENTIAL)) socket.disconnect(true);
}
