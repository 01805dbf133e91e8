import { createBackups, type NotifyHost } from './backups.ts';
import { noteOn } from './data-file.ts';
import { openDatabase, type OpenDatabase } from './database.ts';
import type { EventStore } from './event-store.ts';
import { lockFolder } from './folder-lock.ts';
import { whatBackupsHold } from './fuller-backup.ts';
import { mustBeFile, restoreFile } from './restore-file.ts';
import { sqliteStore } from './sqlite.ts';
import { problemWith } from './startup-problems.ts';
import { PACE, startUpkeep, type Pace } from './upkeep.ts';

export interface Keeping {
  readonly tell: NotifyHost;
  /** The file that first replaces the database. */
  readonly restore?: string | null;
  readonly now?: () => Date;
  readonly pace?: Pace;
}

/** Opens the store of a data folder. It is backed up before an update, during play, and when it closes. */
export async function openBackedUpStore(dataDir: string, keeping: Keeping): Promise<EventStore> {
  const { tell, restore = null, now = () => new Date(), pace = PACE } = keeping;
  const database = restore === null ? openDatabase(dataDir) : openRestored(dataDir, restore, now(), tell);
  const note = noteOn(dataDir, database.file.path);
  if (note !== null) tell(note);
  const backups = createBackups(dataDir, database.file, tell, now, restore !== null);
  try {
    const lost = restore === null ? whatBackupsHold(dataDir, database.file.path, database.file.contents()) : null;
    if (lost !== null) tell(lost);
    await backups.make();
    const store = sqliteStore(database);
    const upkeep = startUpkeep(database.file, backups, tell, pace);
    return {
      ...store,
      close: async () => {
        await upkeep.stop();
        await store.close();
      },
    };
  } catch (error) {
    database.close();
    throw problemWith(dataDir, error);
  }
}

function openRestored(dataDir: string, from: string, now: Date, tell: NotifyHost): OpenDatabase {
  mustBeFile(dataDir, from);
  const lock = lockFolder(dataDir);
  let aside: string | null;
  try {
    aside = restoreFile(lock, from, now);
  } catch (error) {
    lock.release();
    throw problemWith(dataDir, error);
  }
  tell(
    `Restored ${from}${aside === null ? '' : `; what was here before is kept as ${aside}`}. ` +
      'Every seat and desk is given out again: take the desks on this machine, on Mentat’s first page.',
  );
  return openDatabase(dataDir, lock);
}
