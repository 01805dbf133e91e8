import type { FactionId } from '../../lib/engine.ts';
import { digestOf, newToken, type Token } from './credentials.ts';
import type { ApplicationRefusal } from './refusals.ts';
import { tellNow } from './seats.ts';
import type { Services } from './services.ts';

/** Makes a secret that gives the desk to whoever shows it first. A new one replaces the last. */
export async function inviteToDesk({ store }: Services, code: string): Promise<Token> {
  const invite = newToken();
  await store.inviteToDesk(code, digestOf(invite));
  return invite;
}

export type Accepted =
  { readonly ok: true; readonly token: Token } | { readonly ok: false; readonly refusal: ApplicationRefusal };

/** Hands the desk over: the bearer's new token works from now on, the old one no longer. */
export async function acceptDesk(services: Services, code: string, invite: Token): Promise<Accepted> {
  return services.queues.run(code, async () => {
    const token = newToken();
    const told = tellNow(services, { kind: 'desk-moved' });
    if (!(await services.store.acceptDesk(code, digestOf(invite), digestOf(token), told))) {
      return { ok: false, refusal: { code: 'invite-spent' } };
    }
    services.announcements.moved(code, 'moderator');
    services.announcements.seatsChanged(code);
    return { ok: true, token };
  });
}

/** One tremble on the phone that everybody waits for. */
export function nudge({ announcements }: Services, code: string, faction: FactionId): void {
  announcements.nudged(code, faction);
}
