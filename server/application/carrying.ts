import { z } from 'zod';
import { FACTIONS, replay, present, type LogEntry, type Notice } from '../../lib/engine.ts';
import type { TableDump } from '../store/event-store.ts';
import { EVENT_VERSION, fromStored } from '../store/upcasts.ts';
import { inTurn, type DeskAuthority } from './authority.ts';
import { digestOf, newToken, type Token } from './credentials.ts';
import { NoSuchTable, type ApplicationRefusal } from './refusals.ts';
import { seal, unseal } from './sealed-file.ts';
import { tellNow } from './seats.ts';
import type { Services } from './services.ts';

/**
 * The whole table in one file that nobody reads without the passphrase. Whoever has both can open every seat, so the
 * table is told that there is such a file. Throws `NoSuchTable`, `NotHeld`.
 */
export async function sealTable(services: Services, asker: DeskAuthority, passphrase: string): Promise<string> {
  const { code } = asker;
  const dump = await inTurn(services, asker, () =>
    services.store.dump(code, tellNow(services, { kind: 'table-sealed' })),
  );
  if (dump === null) throw new NoSuchTable();
  services.announcements.seatsChanged(code);
  return seal(dump, passphrase);
}

export type Restored =
  | { readonly ok: true; readonly code: string; readonly moderatorToken: Token }
  | { readonly ok: false; readonly refusal: ApplicationRefusal };

/**
 * Opens a table from its file, under its own code, with all its seats; a table that is here is never touched. Whoever
 * knows the passphrase holds the desk, since the device that held it may be the one that died.
 */
export async function restoreTable(services: Services, file: string, passphrase: string): Promise<Restored> {
  const unsealed = await unseal(file, passphrase);
  if (!unsealed.ok) return { ok: false, refusal: { code: unsealed.why } };
  const content = tableDump.safeParse(unsealed.content);
  if (!content.success) return { ok: false, refusal: { code: 'file-damaged' } };
  const dump = content.data as TableDump;
  if (dump.events.some(({ version }) => version > EVENT_VERSION))
    return { ok: false, refusal: { code: 'file-too-new' } };
  if (!isPlayable(dump)) return { ok: false, refusal: { code: 'file-damaged' } };

  const { code } = dump;
  const moderatorToken = newToken();
  const notices = [...dump.notices, tellNow(services, { kind: 'table-restored' })];
  if (!(await services.store.restore({ ...dump, desk: digestOf(moderatorToken), notices }))) {
    return { ok: false, refusal: { code: 'code-in-use', table: code } };
  }
  const timeline = await services.timelines.load(code);
  if (timeline !== null) services.clock.watch(code, timeline);
  return { ok: true, code, moderatorToken };
}

const digest = z.string().regex(/^[\w-]{43}$/);
const faction = z.enum(FACTIONS);
const time = z.number().int().min(0);

/** The shape of a dump. What its events say is for the engine to read. */
const tableDump = z.strictObject({
  code: z.string().regex(/^[A-Z0-9]{1,16}$/),
  foundedAt: time,
  due: time.nullable(),
  desk: digest,
  events: z.array(z.strictObject({ at: time, version: z.number().int().min(1), body: z.string() })).min(1),
  receipts: z.array(z.strictObject({ actor: z.string(), id: z.string(), answer: z.string() })),
  seats: z.array(z.strictObject({ faction, name: z.string().nullable(), credential: digest.nullable() })),
  notices: z.array(z.strictObject({ at: time, notice: z.custom<Notice>(isTagged) })),
  votes: z.array(z.strictObject({ by: faction, candidate: faction })),
});

function isTagged(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'kind' in value && typeof value.kind === 'string';
}

/** Whether the engine can play on from these events. */
function isPlayable({ events }: TableDump): boolean {
  try {
    const entries: readonly LogEntry[] = events.map((stored) => ({ at: stored.at, event: fromStored(stored) }));
    return present(replay(entries)) !== null;
  } catch {
    return false;
  }
}
