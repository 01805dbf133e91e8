import type Database from 'libsql';
import { editionIn } from './edition-in.ts';
import type { EventStore, KeptTable, SeatRecord } from './event-store.ts';
import { inSlices, othersFirst } from './slices.ts';
import type { Changed } from './sqlite-desk.ts';

/** The number of tables that are read in one slice. */
const LISTED = 100;
const DETAILED = 20;

interface Played {
  readonly code: string;
  readonly playedAt: number;
}

interface Row {
  readonly code: string;
  readonly foundedAt: number;
  readonly version: number;
  readonly body: string;
  readonly desk: string | null;
}

/** The host's list of tables and its actions, in SQLite. */
export function sqliteKept(db: Database.Database, changed: Changed): Pick<EventStore, 'keptTables' | 'fillVacantDesk'> {
  const selectPlayed = db.prepare(`
    SELECT tables.code, latest.at AS playedAt
    FROM tables JOIN events AS latest ON latest.code = tables.code AND latest.position = length - 1
    WHERE tables.code > ? ORDER BY tables.code LIMIT ?
  `);
  const selectTable = db.prepare(`
    SELECT tables.code, founded_at AS foundedAt, opened.version, opened.body, desks.code AS desk
    FROM tables
      JOIN events AS opened ON opened.code = tables.code AND opened.position = 0
      LEFT JOIN desks ON desks.code = tables.code
    WHERE tables.code = ?
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
  /** Returns when each table was last played. Other tables can act between two slices. */
  const allPlayed = async (): Promise<Played[]> => {
    const played: Played[] = [];
    for (let from = ''; ;) {
      const slice = selectPlayed.all(from, LISTED) as Played[];
      played.push(...slice.map(({ code, playedAt }) => ({ code, playedAt })));
      const last = slice.at(-1);
      if (last === undefined || slice.length < LISTED) return played;
      from = last.code;
      await othersFirst();
    }
  };
  const kept = ({ code, foundedAt, version, body, desk }: Row, playedAt: number): KeptTable => ({
    code,
    foundedAt,
    playedAt,
    edition: editionIn({ version, body }),
    players: (selectPlayers.all(code) as SeatRecord[]).map(({ faction, name }) => ({ faction, name })),
    isDeskVacant: desk === null,
  });
  return {
    async keptTables(most) {
      const played = (await allPlayed()).sort((one, other) => other.playedAt - one.playedAt).slice(0, most);
      return inSlices(played, DETAILED, ({ code, playedAt }) => {
        const row = selectTable.get(code) as Row | undefined;
        return row === undefined ? [] : [kept(row, playedAt)];
      });
    },
    fillVacantDesk: (code, credential, told) => changed(code, () => fill(code, credential), told),
  };
}
