import type { FactionId } from '#engine';
import { runAuthorized, type DeskAuthority } from './authority.ts';
import { digestOf, newToken, type Token } from './credentials.ts';
import type { ApplicationRefusal } from './refusals.ts';
import { notifyTable } from './seats.ts';
import type { Services } from './services.ts';

/** How long an invitation to the desk works (ms). */
const INVITE_TIME = 10 * 60_000;

/**
 * Creates a secret that gives the desk to the first device that shows it, for some minutes. A new secret replaces the
 * last one. Throws `NotAuthorized`.
 */
export function inviteToDesk(
  services: Services,
  asker: DeskAuthority,
): Promise<{ readonly invite: Token; readonly until: number }> {
  return runAuthorized(services, asker, async () => {
    const invite = newToken();
    const until = services.time.deadlineIn(INVITE_TIME);
    await services.store.inviteToDesk(asker.code, digestOf(invite), until);
    return { invite, until };
  });
}

export type Accepted =
  { readonly ok: true; readonly token: Token } | { readonly ok: false; readonly refusal: ApplicationRefusal };

/** Hands the desk over: the new token works from now on, and the old one no longer. */
export async function acceptDesk(services: Services, code: string, invite: Token): Promise<Accepted> {
  return services.queues.run(code, async () => {
    const token = newToken();
    const accepted = await services.store.acceptDesk({
      code,
      invite: digestOf(invite),
      now: services.now(),
      credential: digestOf(token),
      told: notifyTable(services, { kind: 'desk-moved' }),
    });
    if (!accepted) return { ok: false, refusal: { code: 'invite-spent' } };
    services.desks.forget(code);
    services.announcements.moved(code, 'moderator');
    services.announcements.seatsChanged(code);
    return { ok: true, token };
  });
}

/** Makes a phone vibrate once if the whole table waits for its seat. */
export function nudge({ announcements }: Services, code: string, faction: FactionId): void {
  announcements.nudged(code, faction);
}
