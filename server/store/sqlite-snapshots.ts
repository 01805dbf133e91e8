import type Database from 'libsql';
import type { EventStore } from './event-store.ts';
import { toPromise } from './to-promise.ts';
import { sealed, verifySnapshot, type StoredSnapshot } from './snapshot-digest.ts';
import { inTransaction } from './transaction.ts';
import { toEntry, type EventRow } from './sqlite-log.ts';

/** Positions along the logs, in the same file. */
export function sqliteSnapshots(db: Database.Database): Pick<EventStore, 'opening' | 'keepSnapshot'> {
  const selectEvents = db.prepare(`
    SELECT at, version, body FROM events WHERE code = ?1
      AND position < (SELECT length FROM tables WHERE code = ?1)
    ORDER BY position
  `);
  const select = db.prepare('SELECT length, program, digest, body FROM snapshots WHERE code = ?');
  const replace = db.prepare(
    'INSERT OR REPLACE INTO snapshots (code, length, program, digest, body) VALUES (?, ?, ?, ?, ?)',
  );
  const logOf = (code: string) => selectEvents.all(code) as EventRow[];
  const stored = (code: string): StoredSnapshot | null => {
    const row = select.get(code) as StoredSnapshot | undefined;
    return row === undefined ? null : { length: row.length, program: row.program, digest: row.digest, body: row.body };
  };

  const keep = inTransaction(db, (code: string, { length, program, digest, body }: StoredSnapshot) => {
    replace.run(code, length, program, digest, body);
  });

  return {
    opening: (code, program) =>
      toPromise(() => {
        const log = logOf(code);
        const snapshot = program === null ? null : verifySnapshot(stored(code), program, log);
        return { entries: log.map(toEntry), snapshot };
      }),
    keepSnapshot: (code, snapshot) =>
      toPromise(() => {
        keep(code, sealed(snapshot, logOf(code)));
      }),
  };
}
