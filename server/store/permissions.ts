import { chmodSync, closeSync, existsSync, openSync } from 'node:fs';

/** The mode of files for their owner alone, because they contain hands and plans in plain text. */
export const OWNER_ONLY = 0o600;

/** Removes the access of other accounts to a database file and the files next to it. */
export function restrictPermissions(path: string): void {
  for (const name of [path, `${path}-wal`, `${path}-shm`, `${path}-journal`]) {
    if (existsSync(name)) chmodSync(name, OWNER_ONLY);
  }
}

/** Creates a file for its owner alone if the file is missing. SQLite gives the same mode to the files that it adds. */
export function createClosedToOthers(path: string): void {
  closeSync(openSync(path, 'a', OWNER_ONLY));
  restrictPermissions(path);
}
