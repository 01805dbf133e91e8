import { randomUUID } from 'node:crypto';
import type { FactionId } from '#engine';
import { holderOf } from './seats.ts';
import type { Services } from './services.ts';

/**
 * Records that one device holds the seats of all these tokens at this table. Tokens that hold nothing here are ignored.
 * The change runs in the table's queue, so that no seat changes hands in between.
 */
export async function recordDevice(services: Services, code: string, tokens: readonly string[]): Promise<void> {
  if (tokens.length < 2) return;
  await services.queues.run(code, async () => {
    const holders = await Promise.all(tokens.map((token) => holderOf(services, token)));
    const here = holders.filter((holder) => holder?.code === code);
    const seats = here.flatMap((holder) => (holder?.role === 'seat' ? [holder.faction] : []));
    await linkDevice(
      services,
      code,
      seats,
      here.some((holder) => holder?.role === 'moderator'),
    );
  });
}

/** Records that these seats, and perhaps the desk, are on one device. Call this function within the table's queue. */
export async function linkDevice(
  { store, announcements }: Services,
  code: string,
  seats: readonly FactionId[],
  desk: boolean,
): Promise<void> {
  if (seats.length + (desk ? 1 : 0) < 2) return;
  const known = await store.devices(code);
  const marks = [
    ...seats.map((faction) => known.seats.find((seat) => seat.faction === faction)?.device ?? null),
    ...(desk ? [known.desk] : []),
  ];
  const [mark] = marks;
  if (mark !== null && marks.every((other) => other === mark)) return;
  await store.shareDevice(code, { device: marks.find((other) => other !== null) ?? randomUUID(), seats, desk });
  announcements.seatsChanged(code);
}
