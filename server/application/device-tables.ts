import { digestOf, newToken } from './credentials.ts';
import type { KeptTable } from '../store/event-store.ts';
import { TableNotFound } from './refusals.ts';
import { notifyTable, type SeatTaken } from './seats.ts';
import type { Services } from './services.ts';
import { isTable } from './tables.ts';

export type { KeptTable };

/** As many as anybody looks through. */
const LISTED = 100;

/** The tables that are kept on this machine, for the host: those that were played last, first. */
export const listTables = ({ store }: Services): Promise<readonly KeptTable[]> => store.keptTables(LISTED);

/**
 * The host deletes a table with all that is kept of it. Its devices are told, and their sockets close; everything that a
 * token opened there is refused from now on. Throws `TableNotFound`.
 */
export async function deleteTable(services: Services, code: string): Promise<{ readonly ok: true }> {
  return services.queues.run(code, async () => {
    const deletion = services.store.deleteTable(code);
    // The store strikes the table at once, and frees its room later: nobody may be served from memory meanwhile.
    services.timelines.forget(code);
    if (!(await deletion)) throw new TableNotFound();
    services.clock.forget(code);
    services.sealings.end(code);
    services.announcements.deleted(code);
    return { ok: true };
  });
}

/** The host takes a desk that nobody holds, since its table was restored; the table is told. Throws `TableNotFound`. */
export async function claimVacantDesk(services: Services, code: string): Promise<SeatTaken> {
  return services.queues.run(code, async () => {
    if (!(await isTable(services, code))) throw new TableNotFound();
    const token = newToken();
    const told = notifyTable(services, { kind: 'desk-taken-by-host' });
    if (!(await services.store.fillVacantDesk(code, digestOf(token), told))) {
      return { ok: false, refusal: { code: 'desk-held' } };
    }
    // They open it in a moment.
    services.desks.heard(code);
    services.announcements.seatsChanged(code);
    return { ok: true, token };
  });
}
