import { chmodSync, closeSync, existsSync, openSync } from 'node:fs';

/** For the owner alone: hands and plans stand in these files as they are. */
export const OWNER_ONLY = 0o600;

/** Other accounts of this machine have no business in a database file, nor in what stands beside it. */
export function restrictPermissions(path: string): void {
  for (const name of [path, `${path}-wal`, `${path}-shm`, `${path}-journal`]) {
    if (existsSync(name)) chmodSync(name, OWNER_ONLY);
  }
}

/** Makes the file where there is none, for its owner alone. SQLite gives the same mode to each file that it makes with it. */
export function createClosedToOthers(path: string): void {
  closeSync(openSync(path, 'a', OWNER_ONLY));
  restrictPermissions(path);
}
