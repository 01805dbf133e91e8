import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The sources of the build. Contents count, not times: a fresh checkout of the same sources needs no new build. */
const SOURCES = ['app', 'lib', 'server', 'public', 'next.config.ts', 'package-lock.json'];
const STAMP = join('.build', 'sources.sha256');

export const isBuilt = (root) =>
  existsSync(join(root, STAMP)) && readFileSync(join(root, STAMP), 'utf8') === digestOfSources(root);

/** Removes the stamp. Call it before building, so that an interrupted build does not count. */
export function clearStamp(root) {
  rmSync(join(root, STAMP), { force: true });
}

export function writeStamp(root, digest) {
  mkdirSync(join(root, '.build'), { recursive: true });
  writeFileSync(join(root, STAMP), digest);
}

export function digestOfSources(root) {
  const hash = createHash('sha256');
  for (const path of SOURCES.flatMap((source) => filesUnder(root, source))) {
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(root, path)))
      .update('\0');
  }
  return hash.digest('hex');
}

/** Paths with forward slashes, in the same order on every system. */
function filesUnder(root, path) {
  if (!existsSync(join(root, path))) return [];
  if (!statSync(join(root, path)).isDirectory()) return [path];
  return readdirSync(join(root, path))
    .sort()
    .flatMap((name) => filesUnder(root, `${path}/${name}`));
}
