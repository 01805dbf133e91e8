import type Database from 'libsql';
import type { FactionId, TableNotice } from '../../lib/engine.ts';
import type { CredentialHash, EventStore, Holder, SeatMove, SeatRecord } from './event-store.ts';
import { settled } from './settled.ts';
import { sqliteDesk, type Changed } from './sqlite-desk.ts';
import { sqliteNotices } from './sqlite-notices.ts';
import { sqliteSwapOffers, type SwapSteps } from './sqlite-swaps.ts';

type PeopleMethods = Pick<
  EventStore,
  | 'seats'
  | 'takeSeat'
  | 'releaseSeat'
  | 'renameSeat'
  | 'offerSeat'
  | 'seatOnOffer'
  | 'acceptSeat'
  | 'offerSwap'
  | 'swapOffers'
  | 'notices'
  | 'holder'
  | 'inviteToDesk'
  | 'acceptDesk'
  | 'vote'
  | 'votes'
  | 'electDesk'
>;

/** Who holds which seat and which desk, in SQLite. What changes hands and what the table is told are one write. */
export function sqlitePeople(db: Database.Database, swaps: SwapSteps): PeopleMethods {
  const { tell, notices } = sqliteNotices(db);
  const selectSeats = db.prepare('SELECT faction, name FROM seats WHERE code = ? ORDER BY faction');
  const insertSeat = db.prepare('INSERT OR IGNORE INTO seats (code, faction, name, credential) VALUES (?, ?, ?, ?)');
  const deleteSeat = db.prepare('DELETE FROM seats WHERE code = ? AND faction = ?');
  const updateName = db.prepare('UPDATE seats SET name = ? WHERE code = ? AND faction = ?');
  const updatePass = db.prepare('UPDATE seats SET pass = ?, pass_until = ? WHERE code = ? AND faction = ?');
  const selectOffered = db.prepare('SELECT faction, name FROM seats WHERE code = ? AND pass = ? AND pass_until >= ?');
  const passSeat = db.prepare(
    `UPDATE seats SET credential = ?, name = ?, pass = NULL, pass_until = NULL
     WHERE code = ? AND faction = ? AND pass = ? AND pass_until >= ?`,
  );
  const selectSeat = db.prepare('SELECT code, faction, name FROM seats WHERE credential = ?');
  const selectDesk = db.prepare('SELECT code FROM desks WHERE credential = ?');
  const deleteVotes = db.prepare('DELETE FROM votes WHERE code = ?1 AND (faction = ?2 OR candidate = ?2)');

  /** Runs one change of hands; the table is told of it when it happened, in the same transaction. */
  const change = db.transaction((code: string, happens: () => boolean, told: TableNotice | undefined): boolean => {
    if (!happens()) return false;
    tell(code, told);
    return true;
  });
  const changed: Changed = (code, happens, told) => settled(() => change.immediate(code, happens, told));

  const holder = (credential: CredentialHash): Holder | null => {
    const seat = selectSeat.get(credential) as { code: string; faction: FactionId; name: string } | undefined;
    if (seat !== undefined) return { role: 'seat', code: seat.code, faction: seat.faction, name: seat.name };
    const desk = selectDesk.get(credential) as { code: string } | undefined;
    return desk === undefined ? null : { role: 'moderator', code: desk.code };
  };

  return {
    notices,
    ...sqliteDesk(db, changed),
    ...sqliteSwapOffers(db, changed),
    seats: (code) =>
      settled(() => (selectSeats.all(code) as SeatRecord[]).map(({ faction, name }) => ({ faction, name }))),
    takeSeat: (code, { faction, name }, credential, told) =>
      changed(code, () => insertSeat.run(code, faction, name, credential).changes === 1, told),
    releaseSeat: async (code, faction, told) => {
      const free = () => {
        deleteVotes.run(code, faction);
        swaps.end(code, faction);
        return deleteSeat.run(code, faction).changes === 1;
      };
      await changed(code, free, told);
    },
    renameSeat: async (code, { faction, name }, told) => {
      await changed(code, () => updateName.run(name, code, faction).changes === 1, told);
    },
    offerSeat: (code, faction, pass, until, told) =>
      changed(code, () => updatePass.run(pass, until, code, faction).changes === 1, told),
    seatOnOffer: (code, pass, now) =>
      settled(() => {
        const seat = selectOffered.get(code, pass, now) as SeatRecord | undefined;
        return seat === undefined ? null : { faction: seat.faction, name: seat.name };
      }),
    acceptSeat: ({ code, seat: { faction, name }, pass, now, credential, told }: SeatMove) => {
      const move = () => {
        if (passSeat.run(credential, name, code, faction, pass, now).changes === 0) return false;
        swaps.end(code, faction);
        return true;
      };
      return changed(code, move, told);
    },
    holder: (credential) => settled(() => holder(credential)),
  };
}
