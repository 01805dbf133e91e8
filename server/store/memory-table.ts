import type { Actor, FactionId, LogEntry, TableNotice } from '#engine';
import { editionIn } from './edition-in.ts';
import type { CredentialHash, KeptTable, NewTable, Receipt, TableDump } from './event-store.ts';
import type { StoredSnapshot } from './snapshot-digest.ts';
import { toStored, type StoredEvent } from './upcasts.ts';

/** Without a credential nobody holds it, and `name` is who did last. */
export interface StoredSeat {
  readonly name: string | null;
  readonly credential: CredentialHash | null;
  readonly pass: { readonly secret: CredentialHash; readonly until: number } | null;
  readonly device: string | null;
}

/** Everything of one table, its events as they would stand on disk. */
export interface StoredTable {
  readonly events: (StoredEvent & { readonly at: number })[];
  readonly receipts: Map<string, Receipt>;
  readonly seats: Map<FactionId, StoredSeat>;
  readonly notices: TableNotice[];
  readonly votes: Map<FactionId, FactionId>;
  readonly swapOffers: Map<FactionId, FactionId>;
  readonly foundedAt: number;
  due: number | null;
  desk: CredentialHash | null;
  deskDevice: string | null;
  snapshot: StoredSnapshot | null;
  invite: { readonly secret: CredentialHash; readonly until: number } | null;
}

export const receiptKey = (actor: Actor, id: string) => `${actor}/${id}`;
export const storedEntry = ({ at, event }: LogEntry) => ({ at, ...toStored(event) });

/** A new table. */
export const founded = ({ at, deskCredential, entries }: NewTable): StoredTable => ({
  events: entries.map(storedEntry),
  receipts: new Map(),
  seats: new Map(),
  notices: [],
  votes: new Map(),
  swapOffers: new Map(),
  foundedAt: at,
  due: null,
  desk: deskCredential,
  deskDevice: null,
  snapshot: null,
  invite: null,
});

/** A table as it stands in a list. */
export const kept = (code: string, { foundedAt, events, seats, desk }: StoredTable): KeptTable => ({
  code,
  foundedAt,
  playedAt: events.at(-1)?.at ?? foundedAt,
  edition: editionIn(events[0]),
  players: [...seats].flatMap(([faction, { name }]) => (name === null ? [] : [{ faction, name }])),
  isDeskVacant: desk === null,
});

/** A table as it is carried to another store. */
export const dumped = (code: string, table: StoredTable): TableDump => ({
  code,
  foundedAt: table.foundedAt,
  due: table.due,
  desk: table.desk,
  events: [...table.events],
  receipts: [...table.receipts.values()],
  seats: [...table.seats].map(([faction, { name, credential }]) => ({ faction, name, credential })),
  notices: [...table.notices],
  votes: [...table.votes].map(([by, candidate]) => ({ by, candidate })),
});

/** A table as it came from another store. */
export const restored = ({ foundedAt, due, desk, ...dump }: TableDump): StoredTable => ({
  foundedAt,
  due,
  desk,
  deskDevice: null,
  snapshot: null,
  invite: null,
  events: [...dump.events],
  receipts: new Map(dump.receipts.map((receipt) => [receiptKey(receipt.actor, receipt.id), receipt])),
  seats: new Map(
    dump.seats.map(({ faction, name, credential }) => [faction, { name, credential, pass: null, device: null }]),
  ),
  notices: [...dump.notices],
  votes: new Map(dump.votes.map(({ by, candidate }) => [by, candidate])),
  swapOffers: new Map(),
});
