import type Database from 'libsql';

/** With at least this many free pages (a megabyte), the file is rewritten without them. */
const WORTH_IT = 256;

/**
 * Returns the space of deleted tables to the disk if it is more than a quarter of the file. The function rewrites the
 * whole file, so it runs only at the start. On a full disk the file stays unchanged, and new tables use its free pages.
 */
export function shrink(db: Database.Database): void {
  const { free, pages } = db
    .prepare('SELECT freelist_count AS free, page_count AS pages FROM pragma_freelist_count, pragma_page_count')
    .get() as { free: number; pages: number };
  if (free < WORTH_IT || free * 4 < pages) return;
  try {
    db.exec('VACUUM');
  } catch (error) {
    if (!/FULL|IOERR/.test((error as { code?: string }).code ?? '')) throw error;
  }
}
