import type Database from 'libsql';
import type { Notice, TableNotice } from '#engine';
import type { EventStore } from './event-store.ts';
import { toPromise } from './to-promise.ts';

/** The notices of tables about their seats and desks, in SQLite. */
export interface SqliteNotices extends Pick<EventStore, 'announce' | 'notices'> {
  /** Stores a notice within the transaction of its change. */
  readonly tell: (code: string, told: TableNotice | undefined) => void;
}

/** The subject of a notice, as in `subjectOf`: its kind and each faction that it may name. */
const SUBJECT = ['kind', 'faction', 'with.faction', 'one.faction', 'other.faction', 'by.faction', 'asked.faction']
  .map((part) => `json_extract(body, '$.${part}')`)
  .join(', ');

export function sqliteNotices(db: Database.Database): SqliteNotices {
  const insert = db.prepare(
    'INSERT INTO notices (code, position, at, body) SELECT ?1, COUNT(*), ?2, ?3 FROM notices WHERE code = ?1',
  );
  const selectNotices = db.prepare(`
    SELECT at, body FROM (
      SELECT at, body, position,
        ROW_NUMBER() OVER (PARTITION BY ${SUBJECT} ORDER BY position DESC) AS fromLast,
        ROW_NUMBER() OVER (PARTITION BY ${SUBJECT} ORDER BY position) AS fromFirst
      FROM notices WHERE code = ?
    ) WHERE fromLast <= ? OR fromFirst = 1 ORDER BY position
  `);
  const tell = (code: string, told: TableNotice | undefined) => {
    if (told !== undefined) insert.run(code, told.at, JSON.stringify(told.notice));
  };
  return {
    tell,
    announce: (code, told) =>
      toPromise(() => {
        tell(code, told);
      }),
    notices: (code, each) =>
      toPromise(() =>
        (selectNotices.all(code, each) as { at: number; body: string }[]).map(({ at, body }) => ({
          at,
          notice: JSON.parse(body) as Notice,
        })),
      ),
  };
}
