import { must, shuffled, type FactionId } from '#engine';
import type { Token } from './credentials.ts';
import type { ApplicationRefusal } from './refusals.ts';
import { takeSeat } from './seats.ts';
import type { Services } from './services.ts';
import { lookIfBegun, positionOf } from './tables.ts';

export type Drawn =
  | { readonly ok: true; readonly faction: FactionId; readonly token: Token }
  | { readonly ok: false; readonly refusal: ApplicationRefusal };

/**
 * Gives the device one of the free seats, each with the same chance. Simultaneous draws take different seats. Throws
 * `TableNotFound`.
 */
export async function takeRandomSeat(services: Services, code: string, name: string): Promise<Drawn> {
  const { seating } = await positionOf(services, code);
  for (;;) {
    const taken = await services.store.seats(code);
    const free = seating.map(({ faction }) => faction).filter((one) => taken.every(({ faction }) => faction !== one));
    if (free.length === 0) return { ok: false, refusal: { code: 'no-seat-free' } };
    if (await lookIfBegun(services, code)) return { ok: false, refusal: { code: 'seat-from-desk', faction: null } };
    const faction = must(shuffled(free, services.random)[0], 'a free seat');
    const given = await takeSeat(services, code, { faction, name });
    if (given.ok) return { ...given, faction };
    // Another device was faster, so one seat less is free.
    if (given.refusal.code !== 'seat-taken') return given;
  }
}
