import type { FactionId, NamedSeat, Sealing } from '#engine';
import { runAuthorized, isAuthorized, type DeskAuthority, type SeatAuthority } from './authority.ts';
import type { ApplicationRefusal } from './refusals.ts';
import type { SealKey } from './sealed-file.ts';
import { isModerators } from './election.ts';
import { publicSide, type Pending } from './pending-exports.ts';
import { seatOf, notifyTable } from './seats.ts';
import type { Services } from './services.ts';

export type Agreed = { readonly ok: true } | { readonly ok: false; readonly refusal: ApplicationRefusal };

const refused = (refusal: ApplicationRefusal) => ({ ok: false, refusal }) as const;

/** Returns the public state of an export by two people, or `null` if there is none. */
export async function pendingExport(services: Services, code: string): Promise<Sealing | null> {
  const pending = await standing(services, code);
  return pending === null ? null : publicSide(pending);
}

/** Stores the desk's half and asks a seat for the other. The whole table sees which seat. Throws `NotAuthorized`. */
export async function requestPassphraseHalf(
  services: Services,
  asker: DeskAuthority,
  faction: FactionId,
  half: string,
): Promise<Agreed> {
  const { code, credential } = asker;
  const answer = await runAuthorized(services, asker, async (): Promise<Agreed> => {
    const seat = await seatOf(services, code, faction);
    if (seat === null) return refused({ code: 'seat-free', faction });
    if (await isModerators(services, code, faction)) return refused({ code: 'half-of-the-same', faction });
    await services.store.announce(code, notifyTable(services, { kind: 'half-asked', ...seat }));
    services.sealings.begin(code, { asked: faction, desk: credential, step: { is: 'asked', half } });
    return { ok: true };
  });
  services.announcements.seatsChanged(code);
  return answer;
}

/**
 * Accepts the half of the asked seat. The server keeps neither half, only the key made from both. Throws
 * `NotAuthorized`.
 */
export async function submitPassphraseHalf(services: Services, asker: SeatAuthority, half: string): Promise<Agreed> {
  const { code, by } = asker;
  const asked = await runAuthorized(services, asker, async () => ({
    pending: await standing(services, code),
    seat: await seatOf(services, code, by),
    // The desk may have taken the seat meanwhile.
    isModerators: await isModerators(services, code, by),
  }));
  const { pending, seat } = asked;
  if (pending?.asked !== by || pending.step.is !== 'asked' || seat === null) return refused({ code: 'half-not-asked' });
  if (asked.isModerators) return refused({ code: 'half-of-the-same', faction: by });
  // The key is made outside the table's queue, because that takes a tenth of a second. If several halves arrive at
  // once, the first counts.
  const isAsked = () => services.sealings.at(code) === pending;
  const key = await services.sealKeys.makeIf(isAsked, [pending.step.half, half]);
  if (key === null) return refused({ code: 'half-not-asked' });
  services.sealings.go(code, pending, { is: 'given', by: { faction: by, name: seat.name }, key });
  services.announcements.seatsChanged(code);
  return { ok: true };
}

/** Declines for the asked seat, and informs the table. Does nothing without such a request. Throws `NotAuthorized`. */
export async function declinePassphraseHalf(services: Services, asker: SeatAuthority): Promise<void> {
  const { code, by: faction } = asker;
  await runAuthorized(services, asker, async () => {
    const [pending, seat] = [services.sealings.at(code), await seatOf(services, code, faction)];
    if (pending?.asked !== faction || pending.step.is !== 'asked' || seat === null) return;
    services.sealings.end(code);
    await services.store.announce(code, notifyTable(services, { kind: 'half-declined', ...seat }));
  });
  services.announcements.seatsChanged(code);
}

/** Cancels the export for the desk. Throws `NotAuthorized`. */
export async function cancelExport(services: Services, asker: DeskAuthority): Promise<void> {
  await runAuthorized(services, asker, () => {
    services.sealings.end(asker.code);
    return Promise.resolve();
  });
  services.announcements.seatsChanged(asker.code);
}

/** Returns the key of this desk and a seat, or `null` if one half is missing. */
export function keyOfTwo({ sealings }: Services, asker: DeskAuthority): { key: SealKey; by: NamedSeat } | null {
  const pending = sealings.at(asker.code);
  return pending?.desk === asker.credential && pending.step.is === 'given' ? pending.step : null;
}

/** Returns the open export. If the desk has changed hands, there is none. */
async function standing(services: Services, code: string): Promise<Pending | null> {
  const pending = services.sealings.at(code);
  const desk = pending === null ? null : ({ code, by: 'moderator', credential: pending.desk } as const);
  return desk !== null && (await isAuthorized(services, desk)) ? pending : null;
}
