import type { Actor, FactionId } from '#engine';
import type { EventStore, TableDump } from '../event-store.ts';
import { insertVotes, votesOf } from './desk.ts';
import { eventsFrom, insertDesk, insertEvents, insertTable } from './log.ts';
import { insertNotices, tell, toNotice } from './notices.ts';
import { insertSeats } from './people.ts';
import type { Removal } from './removal.ts';
import { insertion, statement } from './statement.ts';
import { all, change, first, insertAll, type Runner, type Work } from './work.ts';

/** The number of rows that are written in one part. */
const WRITTEN = 500;

interface OfTable {
  readonly code: string;
}

const selectTable = statement(({ db }, { code }: OfTable) =>
  db.selectFrom('tables').select(['founded_at as foundedAt', 'due']).where('code', '=', code).where('length', '>', 0),
);
const selectDesk = statement(({ db }, { code }: OfTable) =>
  db.selectFrom('desks').select('credential').where('code', '=', code),
);
const selectReceipts = statement(({ db }, { code }: OfTable) =>
  db.selectFrom('receipts').select(['actor', 'id', 'answer']).where('code', '=', code).orderBy('actor').orderBy('id'),
);
const selectSeats = statement(({ db }, { code }: OfTable) =>
  db.selectFrom('seats').select(['faction', 'name', 'credential']).where('code', '=', code).orderBy('faction'),
);
const selectNotices = statement(({ db }, { code }: OfTable) =>
  db.selectFrom('notices').select(['at', 'body']).where('code', '=', code).orderBy('position'),
);
const insertReceipts = insertion(({ db }, rows: readonly (OfTable & { actor: Actor; id: string; answer: string })[]) =>
  db.insertInto('receipts').values(rows.map(({ code, actor, id, answer }) => ({ code, actor, id, answer }))),
);
const finishTable = statement(({ db }, { code, length, due }: OfTable & { length: number; due: number | null }) =>
  db.updateTable('tables').set({ length, due }).where('code', '=', code),
);

function* take(code: string): Work<TableDump | null> {
  const found = yield* first(selectTable, { code });
  if (found === undefined) return null;
  return {
    code,
    foundedAt: found.foundedAt,
    due: found.due,
    desk: (yield* first(selectDesk, { code }))?.credential ?? null,
    events: (yield* eventsFrom(code, 0)).map(({ at, version, body }) => ({ at, version, body })),
    receipts: (yield* all(selectReceipts, { code })).map(({ actor, id, answer }) => ({
      actor: actor as Actor,
      id,
      answer,
    })),
    seats: (yield* all(selectSeats, { code })).map(({ faction, name, credential }) => ({
      faction: faction as FactionId,
      name,
      credential,
    })),
    notices: (yield* all(selectNotices, { code })).map(toNotice),
    votes: yield* votesOf(code),
  };
}

/** The first part of a restored table. */
function* begin({ code, foundedAt }: TableDump): Work<void> {
  if ((yield* change(insertTable, { code, foundedAt, length: 0 })) === 0) throw new Taken();
}

/** The parts of the rows of which a table has many. */
const longRows = ({ code, events, receipts, notices }: TableDump): readonly (() => Work<void>)[] => [
  ...sliced(
    events.map((event, position) => ({ code, position, ...event })),
    (rows) => insertAll(insertEvents, rows),
  ),
  ...sliced(
    receipts.map((receipt) => ({ code, ...receipt })),
    (rows) => insertAll(insertReceipts, rows),
  ),
  ...sliced(
    notices.map(({ at, notice }, position) => ({ code, position, at, body: JSON.stringify(notice) })),
    (rows) => insertAll(insertNotices, rows),
  ),
];

function sliced<Row>(rows: readonly Row[], write: (rows: readonly Row[]) => Work<void>): readonly (() => Work<void>)[] {
  return Array.from(
    { length: Math.ceil(rows.length / WRITTEN) },
    (_, part) => () => write(rows.slice(part * WRITTEN, (part + 1) * WRITTEN)),
  );
}

/** From this part on, the table exists. */
function* finish({ code, desk, seats, votes, events, due }: TableDump): Work<void> {
  if (desk !== null) yield* change(insertDesk, { code, credential: desk });
  yield* insertAll(
    insertSeats,
    seats.map((seat) => ({ code, ...seat })),
  );
  yield* insertAll(
    insertVotes,
    votes.map(({ by, candidate }) => ({ code, faction: by, candidate })),
  );
  yield* change(finishTable, { code, length: events.length, due });
}

/** Reads a whole table in one transaction, and writes one in parts. */
export const dumpsIn = (runner: Runner, removal: Removal): Pick<EventStore, 'dump' | 'restore'> => ({
  dump: (code, told) =>
    runner.write(code, function* () {
      if ((yield* first(selectTable, { code })) === undefined) return null;
      yield* tell(code, told);
      return yield* take(code);
    }),
  async restore(dump) {
    try {
      await runner.writeInParts([() => begin(dump), ...longRows(dump), () => finish(dump)]);
      return true;
    } catch (error) {
      if (error instanceof Taken) return false;
      await removal.clear(dump.code);
      throw error;
    }
  },
});

/** Another table has this code. */
class Taken extends Error {}
