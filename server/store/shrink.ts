import type Database from 'libsql';

/** The number of free pages from which the file is written again without them: a megabyte. */
const WORTH_IT = 256;

/**
 * Gives the room of deleted tables back to the disk, once that is more than a quarter of the file. It rewrites the whole
 * file, so it is for the start. On a full disk the file stays as it is, and new tables use its free pages.
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
