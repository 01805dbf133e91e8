import type { Audience, FactionId, Notice, TableNotice } from '../../lib/engine.ts';
import type { Holder, SeatRecord } from '../store/event-store.ts';
import { inTurn, type Authority, type SeatAuthority } from './authority.ts';
import { digestOf, newToken, type Token } from './credentials.ts';
import type { ApplicationRefusal } from './refusals.ts';
import type { Services } from './services.ts';
import { positionOf } from './tables.ts';

export type { Holder };

export type Taken =
  { readonly ok: true; readonly token: Token } | { readonly ok: false; readonly refusal: ApplicationRefusal };

/** Gives a free seat to the device that asks. Throws `NoSuchTable`. */
export async function takeSeat(
  services: Services,
  code: string,
  seat: SeatRecord,
  told: TableNotice = tellNow(services, { kind: 'seat-taken', ...seat }),
): Promise<Taken> {
  const { faction } = seat;
  const { seating } = await positionOf(services, code);
  if (!seating.some((place) => place.faction === faction)) {
    return { ok: false, refusal: { code: 'faction-not-in-play', faction } };
  }
  const token = newToken();
  if (!(await services.store.takeSeat(code, seat, digestOf(token), told))) {
    return { ok: false, refusal: { code: 'seat-taken', faction } };
  }
  services.announcements.seatsChanged(code);
  return { ok: true, token };
}

/**
 * Makes a seat free again, as its holder or the desk wants: its token dies with it, its devices are told, and so is the
 * table. In its turn, so that no command of the old device is decided afterwards. Throws `NotHeld`.
 */
export async function releaseSeat(services: Services, asker: Authority, faction: FactionId): Promise<void> {
  const { code } = asker;
  await inTurn(services, asker, async () => {
    const seat = await seatOf(services, code, faction);
    if (seat === null) return;
    await services.store.releaseSeat(code, faction, tellNow(services, { kind: 'seat-freed', ...seat }));
    services.announcements.moved(code, faction);
  });
  services.presence.forget(code, faction);
  services.announcements.seatsChanged(code);
}

/** Another name for whoever plays this seat; everybody is told who it was. Throws `NotHeld`. */
export async function renameSeat(services: Services, asker: SeatAuthority, name: string): Promise<void> {
  const { code, by: faction } = asker;
  await inTurn(services, asker, async () => {
    const was = (await seatOf(services, code, faction))?.name;
    if (was === undefined || was === name) return;
    const told = tellNow(services, { kind: 'seat-renamed', was, faction, name });
    await services.store.renameSeat(code, { faction, name }, told);
  });
  services.announcements.seatsChanged(code);
}

/** Whom a token speaks for now, or `null`. */
export const holderOf = ({ store }: Services, token: Token): Promise<Holder | null> => store.holder(digestOf(token));

/** Who a holder is among those who look. */
export const audienceOf = (holder: Holder): Audience => (holder.role === 'seat' ? holder.faction : 'moderator');

/** Who plays a seat, or `null` when it is free. */
export async function seatOf({ store }: Services, code: string, faction: FactionId): Promise<SeatRecord | null> {
  return (await store.seats(code)).find((seat) => seat.faction === faction) ?? null;
}

/** A notice of what is happening now. */
export const tellNow = ({ now }: Services, notice: Notice): TableNotice => ({ at: now(), notice });

export interface SeatPresence extends SeatRecord {
  readonly here: boolean;
}

/** The taken seats of a table and whether a device of each is here. */
export async function presenceAt({ store, presence }: Services, code: string): Promise<readonly SeatPresence[]> {
  const seats = await store.seats(code);
  return seats.map(({ faction, name }) => ({ faction, name, here: presence.isHere(code, faction) }));
}

/** Of each kind: whoever renames a seat over and over hides nothing else by it. */
const NOTICES_SENT = 6;

/** The last things everybody at this table was told about its seats and its desk. */
export const noticesAt = ({ store }: Services, code: string): Promise<readonly TableNotice[]> =>
  store.notices(code, NOTICES_SENT);
