import { lastOf, type Notice } from '#engine';
import type { TableDump } from '../store/event-store.ts';
import { runAuthorized, type DeskAuthority } from './authority.ts';
import { digestOf, newToken, type Token } from './credentials.ts';
import { whyNoNewTable } from './data-limit.ts';
import { TableNotFound, type ApplicationRefusal } from './refusals.ts';
import { seal, type SealKey } from './sealed-file.ts';
import { keyOfTwo } from './two-person-export.ts';
import { notifyTable } from './seats.ts';
import type { Services } from './services.ts';
import { MAX_FILE, MAX_NOTICES } from './table-file/bounds.ts';
import { dumpShape } from './table-file/dump-shape.ts';

export type Sealed =
  { readonly ok: true; readonly file: string } | { readonly ok: false; readonly refusal: ApplicationRefusal };

/**
 * Returns the whole table in one file that opens with a passphrase of one person. That person can open every seat, so
 * the table is informed. Throws `TableNotFound`, `NotAuthorized`.
 */
export const exportTable = async (services: Services, asker: DeskAuthority, passphrase: string): Promise<Sealed> =>
  sealed(services, asker, await services.sealKeys.make([passphrase]), { kind: 'table-sealed-alone' });

/**
 * Returns the table in a file that opens with the passphrase halves of two people, once both have typed theirs. Throws
 * `TableNotFound`, `NotAuthorized`.
 */
export async function exportTableByTwo(services: Services, asker: DeskAuthority): Promise<Sealed> {
  const made = keyOfTwo(services, asker);
  if (made === null) return { ok: false, refusal: { code: 'half-missing' } };
  const answer = await sealed(services, asker, made.key, { kind: 'table-sealed-by-two', with: made.by });
  if (answer.ok) services.sealings.end(asker.code);
  services.announcements.seatsChanged(asker.code);
  return answer;
}

async function sealed(services: Services, asker: DeskAuthority, key: SealKey, told: Notice): Promise<Sealed> {
  const { code } = asker;
  const dump = await runAuthorized(services, asker, () => services.store.dump(code, notifyTable(services, told)));
  if (dump === null) throw new TableNotFound();
  services.announcements.seatsChanged(code);
  // The pages never show older notices. A player who renames a seat all evening must not make the table too large to
  // export.
  const carried = { ...dump, notices: dump.notices.slice(-MAX_NOTICES) };
  const file = dumpShape.safeParse(carried).success ? await seal(carried, key) : null;
  // A missing file is better than one that no server opens.
  if (file === null || file.length > MAX_FILE) return { ok: false, refusal: { code: 'table-too-large' } };
  return { ok: true, file };
}

export type ImportedTable =
  | { readonly ok: true; readonly code: string; readonly moderatorToken: Token }
  | { readonly ok: false; readonly refusal: ApplicationRefusal };

/**
 * Opens a table from its file, under its own code and with all its seats. It never changes an existing table. The
 * person with the passphrase gets the desk, because the device that held the desk may be broken.
 */
export async function importTable(services: Services, sent: Uint8Array): Promise<ImportedTable> {
  const full = await whyNoNewTable(services);
  if (full !== null) return refused(full);
  const opened = await services.opener.open(sent);
  if (opened === 'busy') return refused({ code: 'restoring-another' });
  if (!opened.ok) return refused({ code: opened.why });

  const { dump } = opened;
  const { code } = dump;
  if (await services.store.hasTable(code)) return refused({ code: 'code-in-use', table: code });
  if (await isAnybodysHere(services, dump)) return refused({ code: 'file-damaged' });
  const moderatorToken = newToken();
  const notices = [...dump.notices, notifyTable(services, { kind: 'table-restored' })];
  if (!(await services.store.restore({ ...dump, desk: digestOf(moderatorToken), notices }))) {
    return refused({ code: 'code-in-use', table: code });
  }
  const timeline = await services.timelines.load(code);
  if (timeline !== null) {
    // The clock of the other laptop may have been ahead. The table must not wait until that time has passed.
    services.time.notBefore(lastOf(timeline.entries)?.at ?? 0);
    services.clock.watch(code, timeline);
  }
  // The person who imports a table gets the desk, and that person's page connects in a moment.
  services.desks.heard(code);
  return { ok: true, code, moderatorToken };
}

const refused = (refusal: ApplicationRefusal) => ({ ok: false, refusal }) as const;

/** An honest file never gives a seat to a credential of another table. */
async function isAnybodysHere({ store }: Services, { seats }: TableDump): Promise<boolean> {
  const credentials = seats.flatMap(({ credential }) => credential ?? []);
  const holders = await Promise.all(credentials.map((credential) => store.holder(credential)));
  return holders.some((holder) => holder !== null);
}
