/** A fault of the storage, in the form that devices receive. */
export type StorageTrouble = 'DISK_FULL' | 'DATABASE_AWAY' | 'TABLE_UNREADABLE';

/** The codes of PostgreSQL and of its connections, while it is gone, stops, starts, or is read-only. */
const AWAY = /^(08...|57P0[1-3]|25006|53300|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND)$/;

/** A table's log cannot be read: it is damaged, or from a later Mentat. The other tables are not affected. */
export class UnreadableTable extends Error {
  override readonly name = 'UnreadableTable';
}

/** Returns the storage fault behind an error, or `null` for other errors. */
export function storageErrorOf(error: unknown): StorageTrouble | null {
  if (error instanceof UnreadableTable) return 'TABLE_UNREADABLE';
  const code = storageCodeOf(error) ?? '';
  if (AWAY.test(code)) return 'DATABASE_AWAY';
  return /^(SQLITE_FULL|ENOSPC|EDQUOT|53100)$/.test(code) ? 'DISK_FULL' : null;
}

/** Returns the database's code of an error. Unlike the message, the code quotes nothing that was being written. */
export function storageCodeOf(error: unknown): string | null {
  // The codes of PostgreSQL have five characters.
  const { code } = (error ?? {}) as { code?: unknown };
  return typeof code === 'string' && /^(SQLITE_[A-Z_]+|E[A-Z]+|[0-9][0-9A-Z]{4})$/.test(code) ? code : null;
}
