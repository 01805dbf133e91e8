/**
 * Two players swap their factions before the game, each on their own phone: one offers, the other agrees. Tokens and
 * names change seats. No token is replaced, so a phone that slept finds its new seat with its old token. The engine
 * decides how long swaps are allowed. No player may see a secret of another seat through a swap.
 */
import { type FactionId, type NamedSeat, type Refusal, type SwapOffer, type TableNotice } from '#engine';
import type { SeatRecord } from '../store/event-store.ts';
import { runAuthorized, assertAuthorized, isAuthorized, type SeatAuthority } from './authority.ts';
import { decideAndAppend, findReceipt } from './decide-command.ts';
import type { CommandRequest } from './command-request.ts';
import { TableNotFound, type ApplicationRefusal } from './refusals.ts';
import { seatOf, notifyTable } from './seats.ts';
import type { Services } from './services.ts';
import { lookIfMaySwap } from './tables.ts';

export type SwapAnswer = { readonly ok: true } | { readonly ok: false; readonly refusal: ApplicationRefusal | Refusal };

const refused = (refusal: ApplicationRefusal | Refusal): SwapAnswer => ({ ok: false, refusal });
const swapGone = (faction: FactionId): SwapAnswer => refused({ code: 'swap-gone', faction });

/** Returns every open offer of this table; none once its game has begun. */
export async function swapsAt(services: Services, code: string): Promise<readonly SwapOffer[]> {
  const offers = await services.store.swapOffers(code);
  return offers.length > 0 && (await lookIfMaySwap(services, code)) ? offers : [];
}

/**
 * Offers to swap this seat with another, or withdraws the offer. A new offer replaces the last. Throws `NotAuthorized`.
 */
export async function offerSwap(
  services: Services,
  asker: SeatAuthority,
  partner: FactionId | null,
): Promise<SwapAnswer> {
  const { code, by } = asker;
  const answer = await runAuthorized(services, asker, async (): Promise<SwapAnswer> => {
    const refusal = partner === null ? null : await whyNoOffer(services, code, by, partner);
    if (refusal !== null) return refused(refusal);
    await services.store.offerSwap(code, by, partner);
    return { ok: true };
  });
  services.announcements.seatsChanged(code);
  return answer;
}

async function whyNoOffer(
  services: Services,
  code: string,
  by: FactionId,
  partner: FactionId,
): Promise<ApplicationRefusal | Refusal | null> {
  if (!(await lookIfMaySwap(services, code))) return { code: 'too-late-to-swap' };
  if (by === partner) return { code: 'swap-with-itself' };
  return (await seatOf(services, code, partner)) === null ? { code: 'seat-free', faction: partner } : null;
}

/**
 * Declines a swap: the offer ends, and the table is informed. Does nothing without such an offer. Throws
 * `NotAuthorized`.
 */
export async function declineSwap(services: Services, asker: SeatAuthority, from: FactionId): Promise<void> {
  const { code, by } = asker;
  await runAuthorized(services, asker, async () => {
    const { one, other, isOffered } = await offerBetween(services, code, from, by);
    if (!isOffered || one === null || other === null) return;
    const told = notifyTable(services, { kind: 'swap-declined', by: named(other), asked: named(one) });
    await services.store.offerSwap(code, from, null, told);
  });
  services.announcements.seatsChanged(code);
}

/**
 * Accepts a swap. The two seats change hands in the same write as the event in the log, so there is never one without
 * the other. A repeated `id` gets the first answer again. An id that the offering seat has already used gives no swap.
 * Throws `TableNotFound`, `NotAuthorized`.
 */
export async function agreeToSwap(
  services: Services,
  asker: SeatAuthority,
  from: FactionId,
  id: string,
): Promise<SwapAnswer> {
  const { code } = asker;
  const answer = await services.queues.run(code, () => swapUntilAppended(services, asker, from, id));
  services.announcements.seatsChanged(code);
  return answer;
}

async function swapUntilAppended(
  services: Services,
  asker: SeatAuthority,
  from: FactionId,
  id: string,
): Promise<SwapAnswer> {
  const { code, by } = asker;
  const order: CommandRequest = { ...asker, command: { type: 'SwapFactions', partner: from }, id };
  for (;;) {
    // Seats and offers may have changed while this request waited, or while another process wrote.
    const earlier = await answeredBefore(services, asker, from, id);
    if (earlier !== null) return earlier;
    await assertAuthorized(services, asker);
    // Another command had this id. A second receipt is impossible, so no attempt would ever be written.
    if ((await findReceipt(services, { code, by: from, id })) !== null) return swapGone(from);
    const { one, other, isOffered } = await offerBetween(services, code, from, by);
    if (!isOffered || one === null || other === null) return swapGone(from);
    const timeline = await services.timelines.load(code);
    if (timeline === null) throw new TableNotFound();
    const told = swappedNow(services, one, other);
    const answer = await decideAndAppend(services, order, timeline, { offeredBy: from, acceptedBy: by, told });
    if (answer === 'conflict') {
      await services.timelines.catchUp(code);
      continue;
    }
    if (answer.ok) announceSwap(services, code, [by, from]);
    return answer;
  }
}

/** Returns the earlier answer. After a swap it belongs to the offered seat, after a refusal to the old one. */
async function answeredBefore(services: Services, asker: SeatAuthority, from: FactionId, id: string) {
  for (const by of [from, asker.by]) {
    if (!(await isAuthorized(services, { ...asker, by }))) continue;
    const earlier = await findReceipt(services, { code: asker.code, by, id });
    if (earlier !== null) return earlier;
  }
  return null;
}

function announceSwap({ announcements, presence }: Services, code: string, factions: readonly FactionId[]): void {
  for (const faction of factions) {
    announcements.swapped(code, faction);
    presence.forget(code, faction);
  }
}

/** Each of the two players now has the other's faction. */
const swappedNow = (services: Services, one: SeatRecord, other: SeatRecord): TableNotice =>
  notifyTable(services, {
    kind: 'factions-swapped',
    one: { faction: other.faction, name: one.name },
    other: { faction: one.faction, name: other.name },
  });

const named = ({ faction, name }: SeatRecord): NamedSeat => ({ faction, name });

async function offerBetween(services: Services, code: string, from: FactionId, to: FactionId) {
  const offers = await services.store.swapOffers(code);
  return {
    one: await seatOf(services, code, from),
    other: await seatOf(services, code, to),
    isOffered: offers.some(({ by, partner }) => by === from && partner === to),
  };
}
