import type { Audience, FactionId, Notice, TableNotice } from '#engine';
import type { CredentialHash, EmptySeat, Holder, SeatRecord } from '../store/event-store.ts';
import { runAuthorized, type Authority, type SeatAuthority } from './authority.ts';
import { digestOf, newToken, type Token } from './credentials.ts';
import type { ApplicationRefusal } from './refusals.ts';
import type { Services } from './services.ts';
import { lookIfBegun, positionOf } from './tables.ts';

export type { EmptySeat, Holder };

export type SeatTaken =
  { readonly ok: true; readonly token: Token } | { readonly ok: false; readonly refusal: ApplicationRefusal };

/**
 * Gives a free seat to whoever asks with the table's code alone. Once the game has begun a seat knows what a stranger
 * must not see, and only the desk gives it out. Throws `TableNotFound`.
 */
export function takeSeat(services: Services, code: string, seat: SeatRecord): Promise<SeatTaken> {
  // In the table's queue, so that no game begins between the question and the answer.
  return services.queues.run(code, async () => {
    const { faction } = seat;
    const refusal = await whyNoSuchSeat(services, code, faction);
    if (refusal !== null) return { ok: false, refusal };
    const isFree = (await seatOf(services, code, faction)) === null;
    if (isFree && (await lookIfBegun(services, code)))
      return { ok: false, refusal: { code: 'seat-from-desk', faction } };
    return giveToNew(services, code, seat, notifyTable(services, { kind: 'seat-taken', ...seat }));
  });
}

/** Gives a free seat to a new token. Belongs into the table's queue. */
export async function giveToNew(
  services: Services,
  code: string,
  seat: SeatRecord,
  told: TableNotice,
): Promise<SeatTaken> {
  const token = newToken();
  const refusal = await giveSeat(services, code, seat, told, digestOf(token));
  return refusal === null ? { ok: true, token } : { ok: false, refusal };
}

/** Gives a free seat to the bearer of this credential, or says why not. Belongs into the table's queue. */
export async function giveSeat(
  services: Services,
  code: string,
  seat: SeatRecord,
  told: TableNotice,
  credential: CredentialHash,
): Promise<ApplicationRefusal | null> {
  if (!(await services.store.takeSeat(code, seat, credential, told))) {
    return { code: 'seat-taken', faction: seat.faction };
  }
  services.announcements.seatsChanged(code);
  return null;
}

/** Nobody plays this faction here. Throws `TableNotFound`. */
export async function whyNoSuchSeat(
  services: Services,
  code: string,
  faction: FactionId,
): Promise<ApplicationRefusal | null> {
  const { seating } = await positionOf(services, code);
  return seating.some((place) => place.faction === faction) ? null : { code: 'faction-not-in-play', faction };
}

/**
 * Makes a seat free again, as its holder or the desk wants: its token dies with it, its devices are told, and so is the
 * table. Once the game has begun its player's name is kept for whoever gives it out again. In its turn, so that no
 * command of the old device is decided afterwards. Throws `NotAuthorized`.
 */
export async function releaseSeat(services: Services, asker: Authority, faction: FactionId): Promise<void> {
  const { code } = asker;
  await runAuthorized(services, asker, async () => {
    const seat = await seatOf(services, code, faction);
    if (seat === null) return;
    const told = notifyTable(services, { kind: 'seat-freed', ...seat });
    await services.store.releaseSeat(code, faction, await lookIfBegun(services, code), told);
    services.announcements.moved(code, faction);
  });
  services.presence.forget(code, faction);
  services.announcements.seatsChanged(code);
}

/** Another name for whoever plays this seat; everybody is told who it was. Throws `NotAuthorized`. */
export async function renameSeat(services: Services, asker: SeatAuthority, name: string): Promise<void> {
  const { code, by: faction } = asker;
  await runAuthorized(services, asker, async () => {
    const was = (await seatOf(services, code, faction))?.name;
    if (was === undefined || was === name) return;
    const told = notifyTable(services, { kind: 'seat-renamed', was, faction, name });
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
export const notifyTable = ({ now }: Services, notice: Notice): TableNotice => ({ at: now(), notice });

export interface SeatPresence extends SeatRecord {
  readonly here: boolean;
}

/** The taken seats of a table and whether a device of each is here. */
export async function presenceAt({ store, presence }: Services, code: string): Promise<readonly SeatPresence[]> {
  const seats = await store.seats(code);
  return seats.map(({ faction, name }) => ({ faction, name, here: presence.isHere(code, faction) }));
}

/** Seats that nobody holds any more, and whose they were. */
export const emptySeatsAt = ({ store }: Services, code: string): Promise<readonly EmptySeat[]> =>
  store.emptySeats(code);

/** The number of last notices of each subject that are sent. A repeated notice hides no other. */
const NOTICES_SENT = 5;

/** Returns what everyone at this table was told about its seats and its desk: the first and the last of each subject. */
export const noticesAt = ({ store }: Services, code: string): Promise<readonly TableNotice[]> =>
  store.notices(code, NOTICES_SENT);
