import type { Actor, LogEntry } from '#engine';
import type { Append, CredentialHash, EventStore, NewTable } from '../event-store.ts';
import { fromStored, toStored } from '../upcasts.ts';
import { insertion, statement } from './statement.ts';
import { exchangeSeats } from './swaps.ts';
import { all, attempt, change, first, insertAll, type Runner, type Work } from './work.ts';

type LogMethods = Pick<
  EventStore,
  'foundTable' | 'hasTable' | 'dueTables' | 'latest' | 'entries' | 'append' | 'appendInTurn' | 'receipt'
>;

export interface EventRow {
  readonly at: number;
  readonly version: number;
  readonly body: string;
}

interface OfTable {
  readonly code: string;
}

export const insertTable = statement(
  ({ db }, { code, foundedAt, length }: OfTable & { foundedAt: number; length: number }) =>
    db
      .insertInto('tables')
      .values({ code, founded_at: foundedAt, length })
      .onConflict((conflict) => conflict.doNothing()),
);
export const insertEvents = insertion(({ db }, rows: readonly (OfTable & EventRow & { position: number })[]) =>
  db
    .insertInto('events')
    .values(rows.map(({ code, position, at, version, body }) => ({ code, position, at, version, body }))),
);
export const insertDesk = statement(({ db }, { code, credential }: OfTable & { credential: CredentialHash }) =>
  db.insertInto('desks').values({ code, credential }),
);
const insertReceipt = statement(
  ({ db }, { code, actor, id, answer }: OfTable & { actor: Actor; id: string; answer: string }) =>
    db
      .insertInto('receipts')
      .values({ code, actor, id, answer })
      .onConflict((conflict) => conflict.doNothing()),
);
const advance = statement(
  ({ db }, { code, expected, length, due }: OfTable & { expected: number; length: number; due: number | null }) =>
    db.updateTable('tables').set({ length, due }).where('code', '=', code).where('length', '=', expected),
);
const selectTable = statement(({ db }, { code }: OfTable) =>
  db.selectFrom('tables').select('code').where('code', '=', code).where('length', '>', 0),
);
const selectDue = statement(({ db }) =>
  db.selectFrom('tables').select('code').where('due', 'is not', null).orderBy('due'),
);
const selectLatest = statement(({ db }) =>
  db
    .selectFrom('tables')
    .innerJoin('events', (join) =>
      join
        .onRef('events.code', '=', 'tables.code')
        .on((eb) => eb('position', '=', eb(eb.ref('length'), '-', eb.lit(1)))),
    )
    .select(({ fn }) => fn.max('at').as('at')),
);
const selectEvents = statement(({ db }, { code, from }: OfTable & { from: number }) =>
  db
    .selectFrom('events')
    .select(['at', 'version', 'body'])
    .where('code', '=', code)
    .where('position', '>=', from)
    .where((eb) => eb('position', '<', db.selectFrom('tables').select('length').where('tables.code', '=', code)))
    .orderBy('position'),
);
const selectReceipt = statement(({ db }, { code, actor, id }: OfTable & { actor: Actor; id: string }) =>
  db.selectFrom('receipts').select('answer').where('code', '=', code).where('actor', '=', actor).where('id', '=', id),
);

/** Returns the stored events from this position on, in order. */
export const eventsFrom = (code: string, from: number): Work<readonly EventRow[]> => all(selectEvents, { code, from });

const writeEntries = (code: string, from: number, entries: readonly LogEntry[]): Work<void> =>
  insertAll(
    insertEvents,
    entries.map(({ at, event }, index) => ({ code, position: from + index, at, ...toStored(event) })),
  );

function* found({ code, at, deskCredential, entries }: NewTable): Work<boolean> {
  if ((yield* change(insertTable, { code, foundedAt: at, length: entries.length })) === 0) return false;
  yield* change(insertDesk, { code, credential: deskCredential });
  yield* writeEntries(code, 0, entries);
  return true;
}

function* write({ code, expected, entries, receipt, due, swap }: Append): Work<void> {
  // The row's length is the lock: the first writer to change it gets the position.
  const length = expected + entries.length;
  if ((yield* change(advance, { code, expected, length, due })) === 0) throw new Conflict();
  if (receipt !== null && (yield* change(insertReceipt, { code, ...receipt })) === 0) throw new Conflict();
  if (swap !== undefined && !(yield* exchangeSeats(code, swap))) throw new Conflict();
  yield* writeEntries(code, expected, entries);
}

/**
 * Appends writes in turn, and returns how many came before the first conflict. Nothing of the conflicting write is
 * kept.
 */
function* writeInTurn(writes: readonly Append[]): Work<number> {
  for (const [index, one] of writes.entries()) {
    const done = yield* attempt(function* () {
      yield* write(one);
      return true;
    }, isConflict);
    if (done === undefined) return index;
  }
  return writes.length;
}

/** Tables, their events and the receipts of commands. */
export const logIn = ({ read, write: writeAlone, writeShared }: Runner): LogMethods => ({
  foundTable: (table) => writeAlone(null, () => found(table)),
  hasTable: (code) =>
    read(function* () {
      return (yield* first(selectTable, { code })) !== undefined;
    }),
  dueTables: () =>
    read(function* () {
      return (yield* all(selectDue, {})).map(({ code }) => code);
    }),
  latest: () =>
    read(function* () {
      // The query builder does not know that the maximum of no rows is NULL.
      const newest = (yield* first(selectLatest, {})) as { readonly at: number | null } | undefined;
      return newest?.at ?? 0;
    }),
  entries: (code, from) =>
    read(function* () {
      return (yield* eventsFrom(code, from)).map(toEntry);
    }),
  append: (attempted) => writeShared(() => write(attempted)).then(() => 'appended' as const, conflictOr),
  appendInTurn: (writes) => writeShared(() => writeInTurn(writes)),
  receipt: (code, actor, id) =>
    read(function* () {
      return (yield* first(selectReceipt, { code, actor, id }))?.answer ?? null;
    }),
});

/** Rolls the transaction back and tells the writer to decide again. */
class Conflict extends Error {}

const isConflict = (error: unknown): boolean => error instanceof Conflict;

function conflictOr(error: unknown): 'conflict' {
  if (isConflict(error)) return 'conflict';
  throw error;
}

export const toEntry = ({ at, version, body }: EventRow): LogEntry => ({ at, event: fromStored({ version, body }) });
