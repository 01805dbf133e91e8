import type Database from 'libsql';
import type { Notice } from '#engine';

/**
 * Starts a new epoch: no credential from before is valid, because some of them had been revoked since the backup. Seats
 * keep their players' names. Passes, invitations, votes and offers to swap end, and every table is informed. The logs
 * do not change.
 * @param at server time in milliseconds
 */
export function revokeAll(db: Database.Database, at: number): void {
  const told: Notice = { kind: 'everything-vacated' };
  db.exec(`
    BEGIN IMMEDIATE;
    UPDATE seats SET credential = NULL, pass = NULL, pass_until = NULL, device = NULL;
    DELETE FROM desks;
    DELETE FROM votes;
    DELETE FROM swap_offers;
    DELETE FROM snapshots;
    INSERT INTO notices (code, position, at, body)
      SELECT code, (SELECT COUNT(*) FROM notices WHERE notices.code = tables.code), ${at}, '${JSON.stringify(told)}'
      FROM tables;
    COMMIT;
  `);
}
