import type Database from 'libsql';

/**
 * The same work as one write: it happens whole or not at all. The driver's own `transaction` is not used, since on a full
 * disk SQLite rolls back by itself, and the driver's second attempt at it would hide what had gone wrong.
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
