import { sql } from 'kysely';
import type { Notice, TableNotice } from '#engine';
import type { EventStore } from '../event-store.ts';
import { insertion, statement, type Tools } from './statement.ts';
import { all, change, type Runner, type Work } from './work.ts';

/** The subject of a notice, as in `subjectOf`: its kind and each faction that it may name. */
const SUBJECT = [
  ['kind'],
  ['faction'],
  ['with', 'faction'],
  ['one', 'faction'],
  ['other', 'faction'],
  ['by', 'faction'],
  ['asked', 'faction'],
] as const;

interface NewNotice {
  readonly code: string;
  readonly at: number;
  readonly body: string;
}

const insertLast = statement(({ db }, { code, at, body }: NewNotice) =>
  db
    .insertInto('notices')
    .columns(['code', 'position', 'at', 'body'])
    .expression(
      db
        .selectFrom('notices')
        .where('notices.code', '=', code)
        .select((eb) => [
          eb.cast<string>(eb.val(code), 'text').as('code'),
          eb.fn.countAll<number>().as('position'),
          // PostgreSQL takes a value of a SELECT for text, unless a type is named.
          eb.cast<number>(eb.val(at), 'bigint').as('at'),
          eb.cast<string>(eb.val(body), 'text').as('body'),
        ]),
    ),
);

const numbered = ({ db, inBody }: Tools, code: string) => {
  const subject = sql.join(SUBJECT.map((path) => inBody(...path)));
  const ofSubject = (order: 'asc' | 'desc') =>
    sql<number>`row_number() over (partition by ${subject} order by position ${sql.raw(order)})`;
  return db
    .selectFrom('notices')
    .where('code', '=', code)
    .select(['at', 'body', 'position', ofSubject('desc').as('from_last'), ofSubject('asc').as('from_first')]);
};

const selectNotices = statement((tools, { code, each }: { code: string; each: number }) =>
  tools.db
    .selectFrom(numbered(tools, code).as('numbered'))
    .select(['at', 'body'])
    .where((eb) => eb.or([eb('from_last', '<=', each), eb('from_first', '=', 1)]))
    .orderBy('position'),
);

export const insertNotices = insertion(
  ({ db }, rows: readonly { code: string; position: number; at: number; body: string }[]) =>
    db.insertInto('notices').values(rows.map(({ code, position, at, body }) => ({ code, position, at, body }))),
);

/** Stores a notice as part of the change that it reports. */
export function* tell(code: string, told: TableNotice | undefined): Work<void> {
  if (told !== undefined) yield* change(insertLast, { code, at: told.at, body: JSON.stringify(told.notice) });
}

/** Returns the notice of a stored row. */
export const toNotice = ({ at, body }: { readonly at: number; readonly body: string }): TableNotice => ({
  at,
  notice: JSON.parse(body) as Notice,
});

/** The notices of tables about their seats and desks. */
export const noticesIn = ({ read, write }: Runner): Pick<EventStore, 'announce' | 'notices'> => ({
  announce: (code, told) => write(code, () => tell(code, told)),
  notices: (code, each) =>
    read(function* () {
      return (yield* all(selectNotices, { code, each })).map(toNotice);
    }),
});
