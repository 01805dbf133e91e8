import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Whether every package that the start needs is there in the version of the lock file. Packages for tests alone do not
 * count: `npm test` installs them.
 */
export function isInstalled(root) {
  const record = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(record)) return false;
  const installed = packagesIn(record);
  return Object.entries(packagesIn(join(root, 'package-lock.json'))).every(
    ([path, entry]) => path === '' || isLeftOut(entry) || installed[path]?.version === entry.version,
  );
}

/** Whether somebody has installed the packages of the tests here. An install must not take them away. */
export function hasTestTools(root) {
  const record = join(root, 'node_modules', '.package-lock.json');
  return existsSync(record) && Object.values(packagesIn(record)).some(({ dev }) => dev === true);
}

const packagesIn = (lockFile) => JSON.parse(readFileSync(lockFile, 'utf8')).packages;

/** npm installs optional packages for the systems that they name, and packages for development when it is asked to. */
const isLeftOut = ({ optional, dev, devOptional }) => optional === true || dev === true || devOptional === true;
