import type Database from 'libsql';
import type { FactionId, TableNotice } from '#engine';
import type {
  CredentialHash,
  Devices,
  EmptySeat,
  EventStore,
  Holder,
  SeatMove,
  SeatOnOffer,
  SeatRecord,
  SharedDevice,
} from './event-store.ts';
import { toPromise } from './to-promise.ts';
import { inTransaction } from './transaction.ts';
import { sqliteDesk, type Changed } from './sqlite-desk.ts';
import { sqliteKept } from './sqlite-device-tables.ts';
import { sqliteNotices } from './sqlite-notices.ts';
import { sqliteSwapOffers, type SwapSteps } from './sqlite-swaps.ts';

type PeopleMethods = Pick<
  EventStore,
  | 'seats'
  | 'emptySeats'
  | 'takeSeat'
  | 'releaseSeat'
  | 'renameSeat'
  | 'offerSeat'
  | 'seatOnOffer'
  | 'acceptSeat'
  | 'offerSwap'
  | 'swapOffers'
  | 'announce'
  | 'notices'
  | 'holder'
  | 'devices'
  | 'shareDevice'
  | 'inviteToDesk'
  | 'acceptDesk'
  | 'vote'
  | 'votes'
  | 'strikeVotes'
  | 'electDesk'
  | 'keptTables'
  | 'fillVacantDesk'
>;

/** The holders of seats and desks, in SQLite. A change of hands and its notice are one write. */
export function sqlitePeople(db: Database.Database, swaps: SwapSteps): PeopleMethods {
  const { tell, announce, notices } = sqliteNotices(db);
  const selectSeats = db.prepare(
    'SELECT faction, name FROM seats WHERE code = ? AND credential IS NOT NULL ORDER BY faction',
  );
  const selectEmpty = db.prepare(
    'SELECT faction, name AS was FROM seats WHERE code = ? AND credential IS NULL ORDER BY faction',
  );
  const insertSeat = db.prepare(
    `INSERT INTO seats (code, faction, name, credential) VALUES (?, ?, ?, ?)
     ON CONFLICT (code, faction) DO UPDATE
       SET name = excluded.name, credential = excluded.credential, pass = NULL, pass_until = NULL, device = NULL
       WHERE credential IS NULL`,
  );
  const emptySeat = db.prepare(
    `UPDATE seats SET credential = NULL, pass = NULL, pass_until = NULL, device = NULL
     WHERE code = ? AND faction = ? AND credential IS NOT NULL`,
  );
  const deleteSeat = db.prepare('DELETE FROM seats WHERE code = ? AND faction = ? AND credential IS NOT NULL');
  const updateName = db.prepare('UPDATE seats SET name = ? WHERE code = ? AND faction = ? AND credential IS NOT NULL');
  const updatePass = db.prepare(
    `INSERT INTO seats (code, faction, pass, pass_until) VALUES (?, ?, ?, ?)
     ON CONFLICT (code, faction) DO UPDATE SET pass = excluded.pass, pass_until = excluded.pass_until`,
  );
  const selectOffered = db.prepare('SELECT faction, name FROM seats WHERE code = ? AND pass = ? AND pass_until >= ?');
  const passSeat = db.prepare(
    `UPDATE seats SET credential = ?, name = ?, pass = NULL, pass_until = NULL, device = NULL
     WHERE code = ? AND faction = ? AND pass = ? AND pass_until >= ?`,
  );
  const selectSeat = db.prepare('SELECT code, faction, name FROM seats WHERE credential = ?');
  const selectDesk = db.prepare('SELECT code FROM desks WHERE credential = ?');
  const selectDevices = db.prepare('SELECT faction, device FROM seats WHERE code = ? ORDER BY faction');
  const selectDeskDevice = db.prepare('SELECT device FROM desks WHERE code = ?');
  const shareSeat = db.prepare('UPDATE seats SET device = ? WHERE code = ? AND faction = ? AND credential IS NOT NULL');
  const shareDesk = db.prepare('UPDATE desks SET device = ? WHERE code = ?');
  const deleteVotes = db.prepare('DELETE FROM votes WHERE code = ?1 AND (faction = ?2 OR candidate = ?2)');

  /** Runs one change of hands. If it happens, its notice is stored in the same transaction. */
  const change = inTransaction(db, (code: string, happens: () => boolean, told: TableNotice | undefined): boolean => {
    if (!happens()) return false;
    tell(code, told);
    return true;
  });
  const changed: Changed = (code, happens, told) => toPromise(() => change(code, happens, told));

  const share = inTransaction(db, (code: string, { device, seats, desk }: SharedDevice): void => {
    if (desk) shareDesk.run(device, code);
    for (const faction of seats) shareSeat.run(device, code, faction);
  });

  const holder = (credential: CredentialHash): Holder | null => {
    const seat = selectSeat.get(credential) as { code: string; faction: FactionId; name: string } | undefined;
    if (seat !== undefined) return { role: 'seat', code: seat.code, faction: seat.faction, name: seat.name };
    const desk = selectDesk.get(credential) as { code: string } | undefined;
    return desk === undefined ? null : { role: 'moderator', code: desk.code };
  };

  return {
    announce,
    notices,
    ...sqliteDesk(db, changed),
    ...sqliteKept(db, changed),
    ...sqliteSwapOffers(db, changed),
    seats: (code) =>
      toPromise(() => (selectSeats.all(code) as SeatRecord[]).map(({ faction, name }) => ({ faction, name }))),
    takeSeat: (code, { faction, name }, credential, told) =>
      changed(code, () => insertSeat.run(code, faction, name, credential).changes === 1, told),
    emptySeats: (code) =>
      toPromise(() => (selectEmpty.all(code) as EmptySeat[]).map(({ faction, was }) => ({ faction, was }))),
    releaseSeat: async (code, faction, keepName, told) => {
      const free = () => {
        if ((keepName ? emptySeat : deleteSeat).run(code, faction).changes === 0) return false;
        deleteVotes.run(code, faction);
        swaps.end(code, faction);
        return true;
      };
      await changed(code, free, told);
    },
    renameSeat: async (code, { faction, name }, told) => {
      await changed(code, () => updateName.run(name, code, faction).changes === 1, told);
    },
    offerSeat: async (code, faction, pass, until, told) => {
      await changed(code, () => updatePass.run(code, faction, pass, until).changes === 1, told);
    },
    seatOnOffer: (code, pass, now) =>
      toPromise(() => {
        const seat = selectOffered.get(code, pass, now) as SeatOnOffer | undefined;
        return seat === undefined ? null : { faction: seat.faction, name: seat.name };
      }),
    acceptSeat: ({ code, seat: { faction, name }, pass, now, credential, told }: SeatMove) => {
      const move = () => {
        if (passSeat.run(credential, name, code, faction, pass, now).changes === 0) return false;
        deleteVotes.run(code, faction);
        swaps.end(code, faction);
        return true;
      };
      return changed(code, move, told);
    },
    holder: (credential) => toPromise(() => holder(credential)),
    devices: (code) =>
      toPromise(() => ({
        desk: (selectDeskDevice.get(code) as { device: string | null } | undefined)?.device ?? null,
        seats: (selectDevices.all(code) as Devices['seats']).map(({ faction, device }) => ({ faction, device })),
      })),
    shareDevice: (code, shared) =>
      toPromise(() => {
        share(code, shared);
      }),
  };
}
