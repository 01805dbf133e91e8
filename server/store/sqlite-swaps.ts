import type Database from 'libsql';
import type { FactionId, SwapOffer } from '#engine';
import type { CredentialHash, EventStore, SeatSwap } from './event-store.ts';
import { toPromise } from './to-promise.ts';
import type { Changed } from './sqlite-desk.ts';
import { sqliteNotices } from './sqlite-notices.ts';

/** Steps on seats within another write. Call them in a transaction. */
export interface SwapSteps {
  /** Exchanges two seats. Returns `false` if that is not on offer. */
  exchange(code: string, swap: SeatSwap): boolean;
  /** Ends the offers by a seat and to it, because the seat has another holder or none. */
  end(code: string, faction: FactionId): void;
}

interface HeldRow {
  readonly name: string;
  readonly credential: CredentialHash;
  readonly device: string | null;
}

/** The exchange of seats, in SQLite. */
export function sqliteSwapSteps(db: Database.Database): SwapSteps {
  const { tell } = sqliteNotices(db);
  const selectOffer = db.prepare('SELECT 1 FROM swap_offers WHERE code = ? AND faction = ? AND partner = ?');
  const deleteOffers = db.prepare('DELETE FROM swap_offers WHERE code = ?1 AND (faction = ?2 OR partner = ?2)');
  const deleteVotes = db.prepare('DELETE FROM votes WHERE code = ?1 AND (faction = ?2 OR candidate = ?2)');
  const selectSeat = db.prepare(
    'SELECT name, credential, device FROM seats WHERE code = ? AND faction = ? AND credential IS NOT NULL',
  );
  const deleteSeat = db.prepare('DELETE FROM seats WHERE code = ? AND faction = ?');
  const insertSeat = db.prepare('INSERT INTO seats (code, faction, name, credential, device) VALUES (?, ?, ?, ?, ?)');
  const holderOf = (code: string, faction: FactionId) => selectSeat.get(code, faction) as HeldRow | undefined;
  return {
    exchange(code, { offeredBy, acceptedBy, told }) {
      if (selectOffer.get(code, offeredBy, acceptedBy) === undefined) return false;
      const [one, other] = [holderOf(code, offeredBy), holderOf(code, acceptedBy)];
      if (one === undefined || other === undefined) return false;
      for (const faction of [offeredBy, acceptedBy]) {
        deleteSeat.run(code, faction);
        deleteOffers.run(code, faction);
        deleteVotes.run(code, faction);
      }
      insertSeat.run(code, offeredBy, other.name, other.credential, other.device);
      insertSeat.run(code, acceptedBy, one.name, one.credential, one.device);
      tell(code, told);
      return true;
    },
    end(code, faction) {
      deleteOffers.run(code, faction);
    },
  };
}

/** The offers to swap seats, in SQLite. */
export function sqliteSwapOffers(
  db: Database.Database,
  changed: Changed,
): Pick<EventStore, 'offerSwap' | 'swapOffers'> {
  const selectOffers = db.prepare('SELECT faction AS "by", partner FROM swap_offers WHERE code = ? ORDER BY faction');
  const insertOffer = db.prepare('INSERT OR REPLACE INTO swap_offers (code, faction, partner) VALUES (?, ?, ?)');
  const deleteOffer = db.prepare('DELETE FROM swap_offers WHERE code = ? AND faction = ?');
  return {
    swapOffers: (code) =>
      toPromise(() => (selectOffers.all(code) as SwapOffer[]).map(({ by, partner }) => ({ by, partner }))),
    offerSwap: async (code, by, partner, told) => {
      const change = () => {
        if (partner === null) deleteOffer.run(code, by);
        else insertOffer.run(code, by, partner);
        return true;
      };
      await changed(code, change, told);
    },
  };
}
