import type Database from 'libsql';

/**
 * Returns the same work as one write, which happens whole or not at all. It does not use the driver's own
 * `transaction`: on a full disk SQLite rolls back by itself, and the driver's second rollback would hide the first
 * error.
 */
export function inTransaction<Given extends readonly unknown[], Result>(
  db: Database.Database,
  work: (...given: Given) => Result,
): (...given: Given) => Result {
  return (...given) => {
    db.exec('BEGIN IMMEDIATE');
    try {
      const result = work(...given);
      db.exec('COMMIT');
      return result;
    } catch (error) {
      if (db.inTransaction) db.exec('ROLLBACK');
      throw error;
    }
  };
}
