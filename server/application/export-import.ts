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
 * The whole table in one file that opens with a passphrase which one person knows alone. That one can open every seat, so
 * the table is told. Throws `TableNotFound`, `NotAuthorized`.
 */
export const exportTable = async (services: Services, asker: DeskAuthority, passphrase: string): Promise<Sealed> =>
  sealed(services, asker, await services.sealKeys.make([passphrase]), { kind: 'table-sealed-alone' });

/** The same in a file that opens with what two people have thought of, once both have. Throws `TableNotFound`, `NotAuthorized`. */
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
  // Older ones are shown to nobody, and somebody who renames a seat all evening must not keep the table here.
  const carried = { ...dump, notices: dump.notices.slice(-MAX_NOTICES) };
  const file = dumpShape.safeParse(carried).success ? await seal(carried, key) : null;
  // Better no file than one that no server opens.
  if (file === null || file.length > MAX_FILE) return { ok: false, refusal: { code: 'table-too-large' } };
  return { ok: true, file };
}

export type ImportedTable =
  | { readonly ok: true; readonly code: string; readonly moderatorToken: Token }
  | { readonly ok: false; readonly refusal: ApplicationRefusal };

/**
 * Opens a table from its file, under its own code, with all its seats; a table that is here is never touched. Whoever
 * knows the passphrase holds the desk, since the device that held it may be the one that died.
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
    // The other laptop's date may have been ahead of this one's: nobody should wait for that to pass.
    services.time.notBefore(lastOf(timeline.entries)?.at ?? 0);
    services.clock.watch(code, timeline);
  }
  // Whoever restores a table holds its desk, and opens it in a moment.
  services.desks.heard(code);
  return { ok: true, code, moderatorToken };
}

const refused = (refusal: ApplicationRefusal) => ({ ok: false, refusal }) as const;

/** No honest file gives a seat to a credential that speaks for another table. */
async function isAnybodysHere({ store }: Services, { seats }: TableDump): Promise<boolean> {
  const credentials = seats.flatMap(({ credential }) => credential ?? []);
  const holders = await Promise.all(credentials.map((credential) => store.holder(credential)));
  return holders.some((holder) => holder !== null);
}
