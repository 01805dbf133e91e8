import { mkdirSync, renameSync, rmSync, statfsSync } from 'node:fs';
import { basename } from 'node:path';
import { backupsOf, newBackupPath, expiredBackups, prefixOf } from './backup-files.ts';
import { contentsOfFile, isEmpty, missingFrom } from './contents.ts';
import type { DatabaseFile } from './database-file.ts';
import { syncFolder } from './sync.ts';
import { backupsIn, partOf } from './partial-files.ts';

/** The number of backups that stay. The oldest are deleted. A backup with more data than the newest also stays. */
const KEPT = 7;
/** The free disk space that a backup must leave for the running games (bytes). */
const LEFT_FREE = 64 * 1024 * 1024;

/** Shows the host one sentence. */
export type NotifyHost = (sentence: string) => void;

export interface Backups {
  /**
   * Makes a backup if anything was written since the last one. Resolves when it is on disk. A failure is shown to the
   * host and stops nothing.
   */
  make(): Promise<void>;
}

/**
 * Makes backups of the database in the folder `backups` next to it, while tables use the database. A restored database
 * needs no backup until something is written.
 */
export function createBackups(
  dataDir: string,
  file: DatabaseFile,
  tell: NotifyHost,
  now: () => Date,
  isRestored = false,
): Backups {
  /** The count of changes when the newest backup was made; `null` until it has been looked up. */
  let kept = isRestored ? file.changes() : null;
  let last = Promise.resolve();

  const makeNow = async () => {
    const written = file.changes();
    if (written === kept || isEmpty(file.contents())) return;
    const newest = backupsOf(dataDir, file.path).at(-1);
    const isKept = kept === null && newest !== undefined && (await file.isSameAs(newest));
    if (!isKept) await write();
    kept = written;
  };

  const write = async () => {
    mkdirSync(backupsIn(dataDir), { recursive: true, mode: 0o700 });
    mustHaveRoom(dataDir, file.size());
    const path = newBackupPath(dataDir, now(), prefixOf(file.path));
    const part = partOf(path);
    try {
      await file.copyTo(part);
      renameSync(part, path);
    } catch (error) {
      rmSync(part, { force: true });
      throw error;
    }
    syncFolder(backupsIn(dataDir));
    const newest = contentsOfFile(path);
    const holdsNoMore = (other: string) => missingFrom(newest, contentsOfFile(other)) === 0;
    for (const old of expiredBackups(backupsOf(dataDir, file.path).filter(holdsNoMore), path, now(), KEPT))
      rmSync(old, { force: true });
  };

  return {
    make() {
      last = last.then(makeNow).catch((error: unknown) => {
        tell(sentence(dataDir, file.path, error));
      });
      return last;
    },
  };
}

class NoRoom extends Error {}

function mustHaveRoom(dataDir: string, size: number): void {
  const { bavail, bsize } = statfsSync(backupsIn(dataDir));
  if (bavail * bsize < size + LEFT_FREE) throw new NoRoom();
}

function sentence(dataDir: string, database: string, error: unknown): string {
  const { code = '' } = error as { code?: string };
  const isFull = error instanceof NoRoom || /ENOSPC|EDQUOT|FULL/.test(code);
  const why = isFull
    ? `the disk that holds ${backupsIn(dataDir)} has too little room`
    : `${backupsIn(dataDir)} could not be written${code === '' ? '' : ` (${code})`}`;
  const newest = backupsOf(dataDir, database).at(-1);
  return `No backup was made: ${why}. Play goes on${newest === undefined ? '' : `; the last one is ${basename(newest)}`}.`;
}
