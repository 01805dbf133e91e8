import type { FactionId, TableNotice } from '#engine';
import type { SeatRecord } from '../store/event-store.ts';
import { runAuthorized, type Authority, type DeskAuthority } from './authority.ts';
import { asSeatPass, digestOf, newSeatInviteCode, newToken, type SeatInviteCode, type Token } from './credentials.ts';
import type { ApplicationRefusal } from './refusals.ts';
import { giveToNew, noticesAt, seatOf, notifyTable, whyNoSuchSeat, type SeatTaken } from './seats.ts';
import type { Services } from './services.ts';
import { linkDevice } from './shared-devices.ts';

/** How long a code on the old phone or on the desk can give the seat away (ms). */
const PASS_TIME = 5 * 60_000;

export type Offered =
  | { readonly ok: true; readonly pass: SeatInviteCode; readonly until: number }
  | { readonly ok: false; readonly refusal: ApplicationRefusal };

/**
 * Creates a secret that gives a seat, taken or free, to the first device that shows it, for some minutes. A new secret
 * replaces the last one. The server announces a secret from the desk at once, so that the moderator never takes a seat
 * unseen. Throws `NotAuthorized`.
 */
export function inviteToSeat(services: Services, asker: Authority, faction: FactionId): Promise<Offered> {
  const { code, by } = asker;
  return runAuthorized(services, asker, async () => {
    const refusal = await whyNoSuchSeat(services, code, faction);
    if (refusal !== null) return { ok: false, refusal };
    const pass = newSeatInviteCode();
    const until = services.time.deadlineIn(PASS_TIME);
    const isNews = by === 'moderator' && !(await isToldOfPass(services, code, faction));
    const told = isNews ? notifyTable(services, { kind: 'seat-reissued', faction }) : undefined;
    await services.store.offerSeat(code, faction, digestOf(pass), until, told);
    if (told !== undefined) services.announcements.seatsChanged(code);
    return { ok: true, pass, until };
  });
}

/** Whether the table has a notice of an open pass for this seat. Then a new pass in its place is no news. */
async function isToldOfPass(services: Services, code: string, faction: FactionId): Promise<boolean> {
  const ofSeat = (await noticesAt(services, code)).filter(
    ({ notice }) => 'faction' in notice && notice.faction === faction,
  );
  const last = ofSeat.at(-1);
  return last?.notice.kind === 'seat-reissued' && last.at > services.now() - PASS_TIME;
}

/** The input of the new device. */
export interface Handover {
  readonly pass: SeatInviteCode;
  /** The seat that the device expects, if it knows that seat. A pass for another seat is not used. */
  readonly faction: FactionId | null;
  /** The name of the new player; `null` keeps the present or last one. */
  readonly name: string | null;
}

export type Moved =
  | { readonly ok: true; readonly faction: FactionId; readonly token: Token }
  | { readonly ok: false; readonly refusal: ApplicationRefusal };

/** A wrong, a used and an expired pass have the same answer, and so has a pass for another seat. */
const SPENT: Moved = { ok: false, refusal: { code: 'pass-spent' } };

/** Gives the seat to the bearer of its pass. From then on the new token is valid, and the old token is not. */
export const acceptSeatInvite = (services: Services, code: string, handover: Handover): Promise<Moved> =>
  // The change runs in the table's queue, so that no command of the old device is decided after it.
  services.queues.run(code, async () => {
    const { faction, name } = handover;
    const pass = asSeatPass(handover.pass);
    const held = await services.store.seatOnOffer(code, digestOf(pass), services.now());
    if (held === null || (faction !== null && faction !== held.faction)) return SPENT;
    const player = name ?? held.name;
    // The pass stays valid.
    if (player === null) return { ok: false, refusal: { code: 'name-needed', faction: held.faction } };
    const seat = { faction: held.faction, name: player };
    return moveSeat(services, code, seat, pass, notifyTable(services, { kind: 'seat-moved', ...seat }));
  });

async function moveSeat(
  services: Services,
  code: string,
  seat: SeatRecord,
  pass: SeatInviteCode,
  told: TableNotice | null,
): Promise<Moved> {
  const { faction } = seat;
  const token = newToken();
  const moves = await services.store.acceptSeat({
    code,
    seat,
    pass: digestOf(pass),
    now: services.now(),
    credential: digestOf(token),
    told: told ?? undefined,
  });
  if (!moves) return SPENT;
  services.announcements.moved(code, faction);
  services.presence.forget(code, faction);
  services.announcements.seatsChanged(code);
  return { ok: true, faction, token };
}

/**
 * Gives a seat, free or taken, to the moderator's own device. The table is informed at once, because that device can
 * now show what the seat knows. If the device already holds the seat, there is no notice. Throws `NotAuthorized`.
 */
export function takeSeatAtDesk(services: Services, asker: DeskAuthority, faction: FactionId): Promise<SeatTaken> {
  const { code } = asker;
  return runAuthorized(services, asker, async () => {
    const refusal = await whyNoSuchSeat(services, code, faction);
    if (refusal !== null) return { ok: false, refusal };
    const given = await seatToDesk(services, code, faction);
    if (given.ok) await linkDevice(services, code, [faction], true);
    return given;
  });
}

async function seatToDesk(services: Services, code: string, faction: FactionId): Promise<SeatTaken> {
  const held = await seatOf(services, code, faction);
  const seat: SeatRecord = { faction, name: held?.name ?? AT_DESK };
  const told = notifyTable(services, { kind: 'seat-at-desk', ...seat });
  if (held === null) return giveToNew(services, code, seat, told);
  const pass = newSeatInviteCode();
  await services.store.offerSeat(code, faction, digestOf(pass), services.time.deadlineIn(PASS_TIME));
  return moveSeat(services, code, seat, pass, (await isAtDesk(services, code, faction)) ? null : told);
}

/** Whether the server knows that the moderator's own device holds this seat. */
async function isAtDesk({ store }: Services, code: string, faction: FactionId): Promise<boolean> {
  const { desk, seats } = await store.devices(code);
  return desk !== null && seats.some((seat) => seat.faction === faction && seat.device === desk);
}

/** The player's name of a seat that was never taken on a phone. */
const AT_DESK = 'The desk';
