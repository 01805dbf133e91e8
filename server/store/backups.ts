import { mkdirSync, renameSync, rmSync, statfsSync } from 'node:fs';
import { basename } from 'node:path';
import { backupsOf, newBackupPath, expiredBackups, prefixOf } from './backup-files.ts';
import { contentsOfFile, isEmpty, missingFrom } from './contents.ts';
import type { DatabaseFile } from './database-file.ts';
import { syncFolder } from './sync.ts';
import { backupsIn, partOf } from './partial-files.ts';

/** The number of backups that stay: the oldest go. A backup that holds more than the newest stays besides. */
const KEPT = 7;
/** What a backup leaves free on the disk, for playing on. */
const LEFT_FREE = 64 * 1024 * 1024;

/** Says something to the host, in one sentence. */
export type NotifyHost = (sentence: string) => void;

export interface Backups {
  /** Makes one if something was written since the last, and resolves when it stands. A failure is told and harms nothing. */
  make(): Promise<void>;
}

/**
 * Copies of the database in `backups` beside it, made while it is played on. What was restored needs none until something
 * is written.
 */
export function createBackups(
  dataDir: string,
  file: DatabaseFile,
  tell: NotifyHost,
  now: () => Date,
  isRestored = false,
): Backups {
  /** What had been written when the newest was made; `null` until that has been looked up. */
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
