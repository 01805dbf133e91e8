import { z } from 'zod';
import { FACTIONS } from '#engine';
import type { Frame } from '../application/frames.ts';
import { nudge } from '../application/moderation.ts';
import { createRateLimit } from '../application/rate-limits.ts';
import { reportAt } from '../application/report-at.ts';
import type { Services } from '../application/services.ts';
import { MAX_BUFFERED_BYTES, bufferedBytes, type Connection } from './connections.ts';
import type { LiveSocket } from './protocol.ts';

const nudgeRequest = z.strictObject({ faction: z.enum(FACTIONS) });

/**
 * A phone asks for a frame when it wakes, and a moderator sometimes nudges. Requests at a higher rate get no answer.
 */
const ASKING = { burst: 6, every: 1_000 };

/** A device with more unread bytes than this gets no frame on request. */
const DRAINS = MAX_BUFFERED_BYTES / 4;

/** Handles the requests of a device. Requests before its admission wait for that. */
export function handleWhenAdmitted(isIn: Promise<boolean>, services: Services, socket: LiveSocket): void {
  const { code, audience } = socket.data;
  const onceIn = (answer: () => void | Promise<void>): Promise<void> =>
    isIn.then((now) => (now ? answer() : undefined)).catch((error: unknown) => reportAt(services, code, error));

  const refreshes = createRateLimit(ASKING, services.monotonic);
  let isAnswering = false;
  socket.on('refresh', (answer) => {
    if (typeof answer !== 'function' || isAnswering || refreshes.wait(code) > 0) return;
    refreshes.spend(code);
    if (bufferedBytes(socket.conn) > DRAINS) return;
    const reply = answer as (frame: Frame) => void;
    isAnswering = true;
    void onceIn(async () => {
      reply(await frameFor(services, socket));
      await drained(socket.conn);
    }).finally(() => {
      isAnswering = false;
    });
  });

  const nudges = createRateLimit(ASKING, services.monotonic);
  socket.on('nudge', (request) => {
    if (audience !== 'moderator' || nudges.wait(code) > 0) return;
    nudges.spend(code);
    const parsed = nudgeRequest.safeParse(request);
    if (!parsed.success) return;
    void onceIn(() => {
      nudge(services, code, parsed.data.faction);
    });
  });
}

/** Returns the present frame of this socket. */
export async function frameFor(services: Services, socket: LiveSocket): Promise<Frame> {
  const frame = await services.frames.frame(socket.data.code, socket.data.audience);
  socket.data.version = frame.version;
  return frame;
}

/** Resolves when everything for this device has been sent; never if the device is gone or does not read. */
const drained = (connection: Connection): Promise<void> =>
  bufferedBytes(connection) === 0
    ? Promise.resolve()
    : new Promise((resolve) => {
        connection.once('drain', resolve);
      });
