import { chmodSync, existsSync } from 'node:fs';

/** For the owner alone: hands and plans stand in these files as they are. */
export const OWNER_ONLY = 0o600;

/** Other accounts of this machine have no business in a database file, nor in what stands beside it. */
export function closeToOthers(path: string): void {
  for (const name of [path, `${path}-wal`, `${path}-shm`]) {
    if (existsSync(name)) chmodSync(name, OWNER_ONLY);
  }
}
