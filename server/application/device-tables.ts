import { digestOf, newToken } from './credentials.ts';
import type { KeptTable } from '../store/event-store.ts';
import { TableNotFound } from './refusals.ts';
import { notifyTable, type SeatTaken } from './seats.ts';
import type { Services } from './services.ts';
import { isTable } from './tables.ts';

export type { KeptTable };

/** The list ends here, because no host looks through more tables. */
const LISTED = 100;

/** Returns the tables on this machine for the host, the last played first. */
export const listTables = ({ store }: Services): Promise<readonly KeptTable[]> => store.keptTables(LISTED);

/**
 * Deletes a table and all its data for the host. The server informs the devices of the table and closes their sockets.
 * From then on it refuses every token of the table. Throws `TableNotFound`.
 */
export async function deleteTable(services: Services, code: string): Promise<{ readonly ok: true }> {
  return services.queues.run(code, async () => {
    const deletion = services.store.deleteTable(code);
    // The store removes the table at once but frees the space later. No request may be served from memory in between.
    services.timelines.forget(code);
    if (!(await deletion)) throw new TableNotFound();
    services.clock.forget(code);
    services.sealings.end(code);
    services.announcements.deleted(code);
    return { ok: true };
  });
}

/** Gives the host the vacant desk of an imported table, and informs the table. Throws `TableNotFound`. */
export async function claimVacantDesk(services: Services, code: string): Promise<SeatTaken> {
  return services.queues.run(code, async () => {
    if (!(await isTable(services, code))) throw new TableNotFound();
    const token = newToken();
    const told = notifyTable(services, { kind: 'desk-taken-by-host' });
    if (!(await services.store.fillVacantDesk(code, digestOf(token), told))) {
      return { ok: false, refusal: { code: 'desk-held' } };
    }
    // The page of the new holder connects in a moment.
    services.desks.heard(code);
    services.announcements.seatsChanged(code);
    return { ok: true, token };
  });
}
