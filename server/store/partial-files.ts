import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Returns the folder of backups, next to the database. */
export const backupsIn = (dataDir: string): string => join(dataDir, 'backups');

/** Returns the name that a file has until it is complete. */
export const partOf = (path: string): string => `${path}.part`;

/** Removes what a crash left half written. Call it while no process writes. */
export function removePartialFiles(dataDir: string): void {
  for (const folder of [dataDir, backupsIn(dataDir)]) {
    for (const name of namesIn(folder)) {
      if (/\.part(-wal|-shm|-journal)?$/.test(name)) rmSync(join(folder, name), { force: true });
    }
  }
}

/** Returns the names in a folder; none if it does not exist. */
export const namesIn = (folder: string): readonly string[] =>
  statSync(folder, { throwIfNoEntry: false })?.isDirectory() === true ? readdirSync(folder) : [];
