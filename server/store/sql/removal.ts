/**
 * Tables that are only partly in the database. A table of length 0 is being restored or deleted: it counts as no table,
 * so that both can take many small transactions. The next start removes what a crash left of it.
 */
import { othersFirst } from '../slices.ts';
import { statement } from './statement.ts';
import { all, change, first, type Runner, type Work } from './work.ts';

/** The number of rows of each kind that one transaction deletes. */
const SLICE = 500;
const SHORT = ['seats', 'desks', 'votes', 'swap_offers', 'snapshots'] as const;

interface OfTable {
  readonly code: string;
}

const selectLength = statement(({ db }, { code }: OfTable) =>
  db.selectFrom('tables').select('length').where('code', '=', code).where('length', '>', 0),
);
const remember = statement(({ db }, { code, length }: OfTable & { length: number }) =>
  db
    .insertInto('deleted_tables')
    .values({ code, length })
    .onConflict((conflict) =>
      conflict
        .column('code')
        .doUpdateSet({ length: (eb) => eb.ref('excluded.length') })
        .whereRef('excluded.length', '>', 'deleted_tables.length'),
    ),
);
const hide = statement(({ db }, { code }: OfTable) =>
  db.updateTable('tables').set({ length: 0, due: null }).where('code', '=', code),
);
const deleteShort = SHORT.map((name) =>
  statement(({ db }, { code }: OfTable) => db.deleteFrom(name).where('code', '=', code)),
);
const deleteSlices = [
  ...(['events', 'notices'] as const).map((name) =>
    statement(({ db }, { code }: OfTable) =>
      db
        .deleteFrom(name)
        .where('code', '=', code)
        .where('position', 'in', db.selectFrom(name).select('position').where('code', '=', code).limit(SLICE)),
    ),
  ),
  statement(({ db }, { code }: OfTable) =>
    db
      .deleteFrom('receipts')
      .where('code', '=', code)
      .where((eb) =>
        eb(
          eb.refTuple('actor', 'id'),
          'in',
          db
            .selectFrom('receipts')
            .select(['actor', 'id'])
            .where('code', '=', code)
            .limit(SLICE)
            .$asTuple('actor', 'id'),
        ),
      ),
  ),
];
const deleteTable = statement(({ db }, { code }: OfTable) =>
  db.deleteFrom('tables').where('code', '=', code).where('length', '=', 0),
);
const selectPartial = statement(({ db }) => db.selectFrom('tables').select('code').where('length', '=', 0));

/** Sets the length of this table to 0 and remembers that it was deleted. Returns whether the table existed. */
function* strike(code: string): Work<boolean> {
  const table = yield* first(selectLength, { code });
  if (table === undefined) return false;
  yield* change(remember, { code, length: table.length });
  yield* change(hide, { code });
  for (const one of deleteShort) yield* change(one, { code });
  return true;
}

/** Deletes a slice of rows of a table of length 0. Returns whether rows of the table are left. */
export function* clearSlice(code: string): Work<boolean> {
  let isMore = false;
  for (const one of deleteSlices) isMore = (yield* change(one, { code })) === SLICE || isMore;
  if (isMore) return true;
  for (const one of deleteShort) yield* change(one, { code });
  yield* change(deleteTable, { code });
  return false;
}

/** Returns the tables of length 0. */
export function* partialTables(): Work<readonly string[]> {
  return (yield* all(selectPartial, {})).map(({ code }) => code);
}

export interface Removal {
  /** Deletes a table. Returns `false` for an unknown table. */
  deleteTable(code: string): Promise<boolean>;
  /** Removes all rows of a table of length 0 in slices. Other tables can act between two slices. */
  clear(code: string): Promise<void>;
}

export function removalIn({ write }: Runner): Removal {
  const clear = async (code: string) => {
    while (await write(code, () => clearSlice(code))) await othersFirst();
  };
  return {
    clear,
    async deleteTable(code) {
      if (!(await write(code, () => strike(code)))) return false;
      await clear(code);
      return true;
    },
  };
}
