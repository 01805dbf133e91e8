import type Database from 'libsql';
import type { DeskVote, TableNotice } from '#engine';
import type { EventStore } from './event-store.ts';
import { toPromise } from './to-promise.ts';

type DeskMethods = Pick<EventStore, 'inviteToDesk' | 'acceptDesk' | 'vote' | 'votes' | 'strikeVotes' | 'electDesk'>;

/** Runs one change of hands with its notice, in one transaction. */
export type Changed = (code: string, happens: () => boolean, told?: TableNotice) => Promise<boolean>;

/** The holders of desks and the votes for them, in SQLite. */
export function sqliteDesk(db: Database.Database, changed: Changed): DeskMethods {
  const updateInvite = db.prepare('UPDATE desks SET invite = ?, invite_until = ? WHERE code = ?');
  const passDesk = db.prepare(
    `UPDATE desks SET credential = ?, invite = NULL, device = NULL
     WHERE code = ? AND invite = ? AND invite_until >= ?`,
  );
  const giveDesk = db.prepare(
    `INSERT INTO desks (code, credential) SELECT code, ? FROM tables WHERE code = ?
     ON CONFLICT (code) DO UPDATE SET credential = excluded.credential, invite = NULL, device = NULL`,
  );
  const selectVotes = db.prepare('SELECT faction AS "by", candidate FROM votes WHERE code = ? ORDER BY faction');
  const insertVote = db.prepare('INSERT OR REPLACE INTO votes (code, faction, candidate) VALUES (?, ?, ?)');
  const deleteVote = db.prepare('DELETE FROM votes WHERE code = ? AND faction = ?');
  const deleteVotes = db.prepare('DELETE FROM votes WHERE code = ?');
  const given = (code: string, changes: number): boolean => {
    if (changes === 0) return false;
    deleteVotes.run(code);
    return true;
  };
  return {
    inviteToDesk: (code, invite, until) =>
      toPromise(() => {
        updateInvite.run(invite, until, code);
      }),
    acceptDesk: ({ code, invite, now, credential, told }) =>
      changed(code, () => given(code, passDesk.run(credential, code, invite, now).changes), told),
    votes: (code) =>
      toPromise(() => (selectVotes.all(code) as DeskVote[]).map(({ by, candidate }) => ({ by, candidate }))),
    vote: async (code, by, candidate, told) => {
      await changed(
        code,
        () => {
          if (candidate === null) deleteVote.run(code, by);
          else insertVote.run(code, by, candidate);
          return true;
        },
        told,
      );
    },
    strikeVotes: async (code, told) => {
      await changed(code, () => deleteVotes.run(code).changes >= 0, told);
    },
    electDesk: async (code, credential, told) => {
      await changed(code, () => given(code, giveDesk.run(credential, code).changes), told);
    },
  };
}
