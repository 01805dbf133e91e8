import type Database from 'libsql';
import { editionIn } from './edition-in.ts';
import type { EventStore, SeatRecord } from './event-store.ts';
import { settled } from './settled.ts';
import type { Changed } from './sqlite-desk.ts';

interface Row {
  readonly code: string;
  readonly foundedAt: number;
  readonly playedAt: number;
  readonly version: number;
  readonly body: string;
  readonly desk: string | null;
}

/** What whoever runs Mentat finds and does about its tables, in SQLite. */
export function sqliteKept(db: Database.Database, changed: Changed): Pick<EventStore, 'keptTables' | 'fillVacantDesk'> {
  const selectTables = db.prepare(`
    SELECT tables.code, founded_at AS foundedAt, latest.at AS playedAt, opened.version, opened.body, desks.code AS desk
    FROM tables
      JOIN events AS opened ON opened.code = tables.code AND opened.position = 0
      JOIN events AS latest ON latest.code = tables.code AND latest.position = length - 1
      LEFT JOIN desks ON desks.code = tables.code
    ORDER BY latest.at DESC LIMIT ?
  `);
  const selectPlayers = db.prepare(
    'SELECT faction, name FROM seats WHERE code = ? AND name IS NOT NULL ORDER BY faction',
  );
  const insertDesk = db.prepare(
    'INSERT OR IGNORE INTO desks (code, credential) SELECT code, ? FROM tables WHERE code = ?',
  );
  const deleteVotes = db.prepare('DELETE FROM votes WHERE code = ?');
  const fill = (code: string, credential: string): boolean => {
    if (insertDesk.run(credential, code).changes === 0) return false;
    deleteVotes.run(code);
    return true;
  };
  return {
    keptTables: (most) =>
      settled(() =>
        (selectTables.all(most) as Row[]).map(({ code, foundedAt, playedAt, version, body, desk }) => ({
          code,
          foundedAt,
          playedAt,
          edition: editionIn({ version, body }),
          players: (selectPlayers.all(code) as SeatRecord[]).map(({ faction, name }) => ({ faction, name })),
          isDeskVacant: desk === null,
        })),
      ),
    fillVacantDesk: (code, credential, told) => changed(code, () => fill(code, credential), told),
  };
}
