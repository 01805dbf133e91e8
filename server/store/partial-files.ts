import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Backups stand in here, beside the database. */
export const backupsIn = (dataDir: string): string => join(dataDir, 'backups');

/** A file that is not whole yet; it gets its own name when it is. */
export const partOf = (path: string): string => `${path}.part`;

/** Removes what a crash left half written; nobody is writing now. */
export function removePartialFiles(dataDir: string): void {
  for (const folder of [dataDir, backupsIn(dataDir)]) {
    for (const name of namesIn(folder)) {
      if (/\.part(-wal|-shm|-journal)?$/.test(name)) rmSync(join(folder, name), { force: true });
    }
  }
}

/** What lies in a folder; nothing where there is none. */
export const namesIn = (folder: string): readonly string[] =>
  statSync(folder, { throwIfNoEntry: false })?.isDirectory() === true ? readdirSync(folder) : [];
