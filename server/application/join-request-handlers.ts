/**
 * Requests for a seat of a running game. The newcomer's phone asks and keeps a token that opens nothing yet. The desk
 * admits it with one tap. Both show the same two characters, so that the moderator admits the right person.
 */
import type { FactionId } from '#engine';
import { runAuthorized, type DeskAuthority } from './authority.ts';
import { digestOf, newConfirmationCode, newToken, type Token } from './credentials.ts';
import type { ApplicationRefusal } from './refusals.ts';
import { giveSeat, holderOf, seatOf, notifyTable, whyNoSuchSeat } from './seats.ts';
import type { Services } from './services.ts';

export type Asked =
  | {
      readonly ok: true;
      /** The two characters that the desk shows next to the name. */
      readonly sign: string;
      /**
       * One token for each seat, in the order of the request. A token opens its seat once the desk has admitted the
       * player.
       */
      readonly tokens: readonly Token[];
    }
  | { readonly ok: false; readonly refusal: ApplicationRefusal };

/** Asks the desk for free seats of one player. Throws `TableNotFound`. */
export async function requestSeats(
  services: Services,
  code: string,
  factions: readonly FactionId[],
  name: string,
  address: string,
): Promise<Asked> {
  for (const faction of factions) {
    const refusal = await whyNoSuchSeat(services, code, faction);
    if (refusal !== null) return { ok: false, refusal };
    if ((await seatOf(services, code, faction)) !== null) {
      return { ok: false, refusal: { code: 'seat-taken', faction } };
    }
  }
  const seats = factions.map((faction) => ({ faction, token: newToken() }));
  const sign = newConfirmationCode();
  const asked = seats.map(({ faction, token }) => ({ faction, credential: digestOf(token) }));
  if (services.askers.ask(code, { name, sign }, asked, address) === null) {
    return { ok: false, refusal: { code: 'asked-enough' } };
  }
  services.announcements.seatsChanged(code);
  return { ok: true, sign, tokens: seats.map(({ token }) => token) };
}

/** Returns the state of the request behind this token. */
export async function joinRequestStatus(
  services: Services,
  code: string,
  token: Token,
): Promise<'seated' | 'waits' | 'turned-away' | 'gone'> {
  const holder = await holderOf(services, token);
  if (holder?.role === 'seat' && holder.code === code) return 'seated';
  return services.askers.look(code, digestOf(token)) ?? 'gone';
}

export type LetIn = { readonly ok: true } | { readonly ok: false; readonly refusal: ApplicationRefusal };

/** Admits a request: from now on its tokens open their seats. Throws `NotAuthorized`. */
export function approveJoin(services: Services, asker: DeskAuthority, id: string): Promise<LetIn> {
  const { code } = asker;
  return runAuthorized(services, asker, async (): Promise<LetIn> => {
    const name = services.askers.at(code).find((one) => one.id === id)?.name;
    const seats = services.askers.seatsOf(code, id);
    services.askers.forget(code, id);
    services.announcements.seatsChanged(code);
    if (name === undefined || seats === null) return { ok: false, refusal: { code: 'asker-gone' } };
    for (const { faction, credential } of seats) {
      const told = notifyTable(services, { kind: 'seat-taken', faction, name });
      const refusal = await giveSeat(services, code, { faction, name }, told, credential);
      if (refusal !== null) return { ok: false, refusal };
    }
    return { ok: true };
  });
}

/** Rejects a request. Throws `NotAuthorized`. */
export async function rejectJoin(services: Services, asker: DeskAuthority, id: string): Promise<void> {
  await runAuthorized(services, asker, () => {
    services.askers.rejectJoin(asker.code, id);
    return Promise.resolve();
  });
  services.announcements.seatsChanged(asker.code);
}
