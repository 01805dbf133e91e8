import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Whether every package that the start needs is installed in the version of the lock file. Packages for tests do not
 * count, because `npm test` installs them.
 */
export function isInstalled(root) {
  const record = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(record)) return false;
  const installed = packagesIn(record);
  return Object.entries(packagesIn(join(root, 'package-lock.json'))).every(
    ([path, entry]) => path === '' || isLeftOut(entry) || installed[path]?.version === entry.version,
  );
}

/** Whether the test packages are installed. An install for the start must not remove them. */
export function hasTestTools(root) {
  const record = join(root, 'node_modules', '.package-lock.json');
  return existsSync(record) && Object.values(packagesIn(record)).some(({ dev }) => dev === true);
}

const packagesIn = (lockFile) => JSON.parse(readFileSync(lockFile, 'utf8')).packages;

/**
 * npm installs optional packages only on the systems that these packages name, and development packages only on
 * request.
 */
const isLeftOut = ({ optional, dev, devOptional }) => optional === true || dev === true || devOptional === true;
