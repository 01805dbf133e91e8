import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Whether every package that the lock file asks of this machine is there in its version. */
export function isInstalled(root) {
  const record = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(record)) return false;
  const installed = packagesIn(record);
  return Object.entries(packagesIn(join(root, 'package-lock.json'))).every(
    ([path, { version, optional }]) => path === '' || optional === true || installed[path]?.version === version,
  );
}

const packagesIn = (lockFile) => JSON.parse(readFileSync(lockFile, 'utf8')).packages;
