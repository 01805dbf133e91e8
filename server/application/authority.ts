import type { Actor, FactionId } from '#engine';
import type { CredentialHash } from '../store/event-store.ts';
import { NotAuthorized } from './refusals.ts';
import type { Services } from './services.ts';

/** The actor of a request at a table, and the credential that proves it. */
export interface Authority<Who extends Actor = Actor> {
  readonly code: string;
  readonly by: Who;
  readonly credential: CredentialHash;
}
export type SeatAuthority = Authority<FactionId>;
export type DeskAuthority = Authority<'moderator'>;

/**
 * Runs a request of a seat or the desk when its turn in the table's queue comes. Throws `NotAuthorized` if the seat or
 * desk changed hands while the request waited.
 */
export function runAuthorized<T>(services: Services, asker: Authority, work: () => Promise<T>): Promise<T> {
  return services.queues.run(asker.code, async () => {
    await assertAuthorized(services, asker);
    return work();
  });
}

/** Throws `NotAuthorized` if the credential is no longer valid for this actor. Call it within the table's queue. */
export async function assertAuthorized(services: Services, asker: Authority): Promise<void> {
  if (!(await isAuthorized(services, asker))) throw new NotAuthorized();
}

/** Whether a credential is valid for a seat or the desk now. */
export async function isAuthorized({ store }: Services, { code, by, credential }: Authority): Promise<boolean> {
  const holder = await store.holder(credential);
  return holder?.code === code && (holder.role === 'seat' ? holder.faction : holder.role) === by;
}
