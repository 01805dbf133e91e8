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
 * Gives a free seat to a device that has only the table's code. Once the game has begun, only the desk gives out seats,
 * because they hold secrets. Throws `TableNotFound`.
 */
export function takeSeat(services: Services, code: string, seat: SeatRecord): Promise<SeatTaken> {
  // The check runs in the table's queue, so that no game begins between the check and the answer.
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

/** Gives a free seat to a new token. Call it within the table's queue. */
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

/** Gives a free seat to the bearer of this credential, or refuses. Call it within the table's queue. */
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

/** Refuses if this faction has no player here. Throws `TableNotFound`. */
export async function whyNoSuchSeat(
  services: Services,
  code: string,
  faction: FactionId,
): Promise<ApplicationRefusal | null> {
  const { seating } = await positionOf(services, code);
  return seating.some((place) => place.faction === faction) ? null : { code: 'faction-not-in-play', faction };
}

/**
 * Frees a seat for its holder or the desk. The token of the seat expires, and the server informs the devices of the
 * seat and the table. Once the game has begun, the player's name is kept for the next holder. It runs in the table's
 * queue, so that no command of the old device is decided afterwards. Throws `NotAuthorized`.
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

/** Changes the name of a seat's player. The notice to the table gives the old name. Throws `NotAuthorized`. */
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

/** Returns the seat or desk for which a token is valid now, or `null`. */
export const holderOf = ({ store }: Services, token: Token): Promise<Holder | null> => store.holder(digestOf(token));

/** Returns the audience of a holder. */
export const audienceOf = (holder: Holder): Audience => (holder.role === 'seat' ? holder.faction : 'moderator');

/** Returns the player of a seat; `null` if the seat is free. */
export async function seatOf({ store }: Services, code: string, faction: FactionId): Promise<SeatRecord | null> {
  return (await store.seats(code)).find((seat) => seat.faction === faction) ?? null;
}

/** Creates a notice with the present time. */
export const notifyTable = ({ now }: Services, notice: Notice): TableNotice => ({ at: now(), notice });

export interface SeatPresence extends SeatRecord {
  readonly here: boolean;
}

/** Returns the taken seats of a table, and whether a device of each is connected. */
export async function presenceAt({ store, presence }: Services, code: string): Promise<readonly SeatPresence[]> {
  const seats = await store.seats(code);
  return seats.map(({ faction, name }) => ({ faction, name, here: presence.isHere(code, faction) }));
}

/** Returns the seats without a holder, with the names of their last players. */
export const emptySeatsAt = ({ store }: Services, code: string): Promise<readonly EmptySeat[]> =>
  store.emptySeats(code);

/** How many of the last notices of each subject are sent. Repeated notices of one subject hide no other subject. */
const NOTICES_SENT = 5;

/** Returns the notices of this table about its seats and its desk: the first and the last of each subject. */
export const noticesAt = ({ store }: Services, code: string): Promise<readonly TableNotice[]> =>
  store.notices(code, NOTICES_SENT);
