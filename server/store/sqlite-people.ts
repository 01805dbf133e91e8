import type Database from 'libsql';
import type { FactionId } from '../../lib/engine.ts';
import type { CredentialHash, EventStore, Holder, SeatRecord } from './event-store.ts';
import { settled } from './settled.ts';

type PeopleMethods = Pick<EventStore, 'seats' | 'takeSeat' | 'releaseSeat' | 'holder' | 'inviteToDesk' | 'acceptDesk'>;

/** Who holds which seat and which desk, in SQLite. */
export function sqlitePeople(db: Database.Database): PeopleMethods {
  const selectSeats = db.prepare('SELECT faction, name FROM seats WHERE code = ? ORDER BY faction');
  const insertSeat = db.prepare('INSERT OR IGNORE INTO seats (code, faction, name, credential) VALUES (?, ?, ?, ?)');
  const deleteSeat = db.prepare('DELETE FROM seats WHERE code = ? AND faction = ?');
  const selectSeat = db.prepare('SELECT code, faction, name FROM seats WHERE credential = ?');
  const selectDesk = db.prepare('SELECT code FROM desks WHERE credential = ?');
  const updateInvite = db.prepare('UPDATE desks SET invite = ? WHERE code = ?');
  const passDesk = db.prepare('UPDATE desks SET credential = ?, invite = NULL WHERE code = ? AND invite = ?');

  const holder = (credential: CredentialHash): Holder | null => {
    const seat = selectSeat.get(credential) as { code: string; faction: FactionId; name: string } | undefined;
    if (seat !== undefined) return { role: 'seat', code: seat.code, faction: seat.faction, name: seat.name };
    const desk = selectDesk.get(credential) as { code: string } | undefined;
    return desk === undefined ? null : { role: 'moderator', code: desk.code };
  };

  return {
    seats: (code) =>
      settled(() => (selectSeats.all(code) as SeatRecord[]).map(({ faction, name }) => ({ faction, name }))),
    takeSeat: (code, { faction, name }, credential) =>
      settled(() => insertSeat.run(code, faction, name, credential).changes === 1),
    releaseSeat: (code, faction) =>
      settled(() => {
        deleteSeat.run(code, faction);
      }),
    holder: (credential) => settled(() => holder(credential)),
    inviteToDesk: (code, invite) =>
      settled(() => {
        updateInvite.run(invite, code);
      }),
    acceptDesk: (code, invite, credential) => settled(() => passDesk.run(credential, code, invite).changes === 1),
  };
}
