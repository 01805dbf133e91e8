import type { Actor, FactionId, LogEntry } from '../../lib/engine.ts';
import type { Append, CredentialHash, EventStore, Holder, NewTable } from './event-store.ts';
import { settled } from './settled.ts';
import { fromStored, toStored, type StoredEvent } from './upcasts.ts';

interface StoredTable {
  readonly events: (StoredEvent & { readonly at: number })[];
  readonly receipts: Map<string, string>;
  readonly seats: Map<FactionId, { readonly name: string; readonly credential: CredentialHash }>;
  due: number | null;
  desk: CredentialHash;
  invite: CredentialHash | null;
}

/** A store that forgets everything with the process, for tests and simulations. Events pass through JSON as on disk. */
export function memoryStore(): EventStore {
  const tables = new Map<string, StoredTable>();
  const known = (code: string): StoredTable => {
    const table = tables.get(code);
    if (table === undefined) throw new Error('No such table in the store');
    return table;
  };

  return {
    foundTable: (table) =>
      settled(() => {
        if (tables.has(table.code)) return false;
        tables.set(table.code, founded(table));
        return true;
      }),
    hasTable: (code) => settled(() => tables.has(code)),
    dueTables: () => settled(() => [...tables].filter(([, { due }]) => due !== null).map(([code]) => code)),
    entries: (code, from) =>
      settled(() =>
        (tables.get(code)?.events.slice(from) ?? []).map((stored) => ({ at: stored.at, event: fromStored(stored) })),
      ),
    append: (write) => settled(() => append(tables.get(write.code), write)),
    receipt: (code, actor, id) => settled(() => tables.get(code)?.receipts.get(receiptKey(actor, id)) ?? null),

    seats: (code) =>
      settled(() => [...(tables.get(code)?.seats ?? [])].map(([faction, { name }]) => ({ faction, name }))),
    takeSeat: (code, { faction, name }, credential) =>
      settled(() => {
        const { seats } = known(code);
        if (seats.has(faction)) return false;
        seats.set(faction, { name, credential });
        return true;
      }),
    releaseSeat: (code, faction) =>
      settled(() => {
        tables.get(code)?.seats.delete(faction);
      }),
    holder: (credential) => settled(() => holderOf(tables, credential)),
    inviteToDesk: (code, invite) =>
      settled(() => {
        known(code).invite = invite;
      }),
    acceptDesk: (code, invite, credential) =>
      settled(() => {
        const table = tables.get(code);
        if (table === undefined || table.invite !== invite) return false;
        table.desk = credential;
        table.invite = null;
        return true;
      }),
    close: () => Promise.resolve(),
  };
}

const receiptKey = (actor: Actor, id: string) => `${actor}/${id}`;
const storedEntry = ({ at, event }: LogEntry) => ({ at, ...toStored(event) });

const founded = ({ deskCredential, entries }: NewTable): StoredTable => ({
  events: entries.map(storedEntry),
  receipts: new Map(),
  seats: new Map(),
  due: null,
  desk: deskCredential,
  invite: null,
});

function append(table: StoredTable | undefined, { expected, entries, receipt, due }: Append): 'appended' | 'conflict' {
  if (table?.events.length !== expected) return 'conflict';
  if (receipt !== null) {
    const key = receiptKey(receipt.actor, receipt.id);
    if (table.receipts.has(key)) return 'conflict';
    table.receipts.set(key, receipt.answer);
  }
  table.events.push(...entries.map(storedEntry));
  table.due = due;
  return 'appended';
}

function holderOf(tables: ReadonlyMap<string, StoredTable>, credential: CredentialHash): Holder | null {
  for (const [code, { desk, seats }] of tables) {
    if (desk === credential) return { role: 'moderator', code };
    for (const [faction, seat] of seats) {
      if (seat.credential === credential) return { role: 'seat', code, faction, name: seat.name };
    }
  }
  return null;
}
