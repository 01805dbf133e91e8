/** What is wrong with what the tables are kept in, as devices are told it. */
export type StorageTrouble = 'DISK_FULL' | 'TABLE_UNREADABLE';

/** A table's log cannot be read: it is damaged, or of a later Mentat. The others play on. */
export class UnreadableTable extends Error {
  override readonly name = 'UnreadableTable';
}

/** What of it an error tells, or `null` when it tells something else. */
export function storageErrorOf(error: unknown): StorageTrouble | null {
  if (error instanceof UnreadableTable) return 'TABLE_UNREADABLE';
  return /^(SQLITE_FULL|ENOSPC|EDQUOT)$/.test(storageCodeOf(error) ?? '') ? 'DISK_FULL' : null;
}

/** The database's own word for what happened. Unlike its message it quotes nothing that was being written. */
export function storageCodeOf(error: unknown): string | null {
  const { code } = (error ?? {}) as { code?: unknown };
  return typeof code === 'string' && /^(SQLITE_[A-Z_]+|E[A-Z]+)$/.test(code) ? code : null;
}
