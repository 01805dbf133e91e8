/** A fault of the storage, in the form that devices receive. */
export type StorageTrouble = 'DISK_FULL' | 'TABLE_UNREADABLE';

/** A table's log cannot be read: it is damaged, or from a later Mentat. The other tables are not affected. */
export class UnreadableTable extends Error {
  override readonly name = 'UnreadableTable';
}

/** Returns the storage fault behind an error, or `null` for other errors. */
export function storageErrorOf(error: unknown): StorageTrouble | null {
  if (error instanceof UnreadableTable) return 'TABLE_UNREADABLE';
  return /^(SQLITE_FULL|ENOSPC|EDQUOT|53100)$/.test(storageCodeOf(error) ?? '') ? 'DISK_FULL' : null;
}

/** Returns the database's code of an error. Unlike the message, the code quotes nothing that was being written. */
export function storageCodeOf(error: unknown): string | null {
  // The codes of PostgreSQL have five characters.
  const { code } = (error ?? {}) as { code?: unknown };
  return typeof code === 'string' && /^(SQLITE_[A-Z_]+|E[A-Z]+|[0-9][0-9A-Z]{4})$/.test(code) ? code : null;
}
