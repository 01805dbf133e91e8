import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** The folder with the files of the built pages, by address. */
export const PAGE_FILES = join('.build', 'files');
/** The endings of files with text. The build packs them, so that the server never packs a file. */
const PACKED = ['.js', '.css', '.svg', '.txt'];

/** Collects the files of the built pages in one folder, each text also in gzip with the further ending `.gz`. */
export function collectPageFiles(root) {
  const folder = join(root, PAGE_FILES);
  rmSync(folder, { recursive: true, force: true });
  cpSync(join(root, 'public'), folder, { recursive: true });
  cpSync(join(root, '.next', 'static'), join(folder, '_next', 'static'), { recursive: true });
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !PACKED.includes(extname(entry.name))) continue;
    const path = join(entry.parentPath, entry.name);
    writeFileSync(`${path}.gz`, gzipSync(readFileSync(path)));
  }
}
