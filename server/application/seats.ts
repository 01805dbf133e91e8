import type { FactionId } from '../../lib/engine.ts';
import type { Holder, SeatRecord } from '../store/event-store.ts';
import { digestOf, newToken, type Token } from './credentials.ts';
import type { ApplicationRefusal } from './refusals.ts';
import type { Services } from './services.ts';
import { positionOf } from './tables.ts';

export type { Holder };

export type Taken =
  { readonly ok: true; readonly token: Token } | { readonly ok: false; readonly refusal: ApplicationRefusal };

/** Gives a free seat to the device that asks. Throws `NoSuchTable`. */
export async function takeSeat(services: Services, code: string, seat: SeatRecord): Promise<Taken> {
  const { faction } = seat;
  const { seating } = await positionOf(services, code);
  if (!seating.some((place) => place.faction === faction)) {
    return { ok: false, refusal: { code: 'faction-not-in-play', faction } };
  }
  const token = newToken();
  if (!(await services.store.takeSeat(code, seat, digestOf(token)))) {
    return { ok: false, refusal: { code: 'seat-taken', faction } };
  }
  services.announcements.seatsChanged(code);
  return { ok: true, token };
}

/** Makes a seat free again: its token dies with it, and its devices are told. */
export async function releaseSeat(services: Services, code: string, faction: FactionId): Promise<void> {
  // In the table's queue, so that no command of the old device is decided afterwards.
  await services.queues.run(code, async () => {
    await services.store.releaseSeat(code, faction);
    services.announcements.moved(code, faction);
  });
  services.presence.forget(code, faction);
  services.announcements.seatsChanged(code);
}

/** Whom a token speaks for now, or `null`. */
export const holderOf = ({ store }: Services, token: Token): Promise<Holder | null> => store.holder(digestOf(token));

export interface SeatPresence extends SeatRecord {
  readonly here: boolean;
}

/** The taken seats of a table and whether a device of each is here. */
export async function presenceAt({ store, presence }: Services, code: string): Promise<readonly SeatPresence[]> {
  const seats = await store.seats(code);
  return seats.map(({ faction, name }) => ({ faction, name, here: presence.isHere(code, faction) }));
}
