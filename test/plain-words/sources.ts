import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const FOLDERS = ['lib', 'server', 'app', 'test'];

/** A source file: the path from the root, with slashes, and the text. */
export interface Source {
  readonly file: string;
  readonly content: string;
}

/** Returns all files with prose of ours, sorted by path. */
export function readSources(): readonly Source[] {
  return FOLDERS.flatMap((folder) =>
    readdirSync(ROOT + folder, { recursive: true, encoding: 'utf8' }).map(
      (path) => `${folder}/${path.replaceAll('\\', '/')}`,
    ),
  )
    .filter((file) => /[.]([mc]?ts|tsx|mjs|css)$/.test(file))
    .sort()
    .map((file) => ({ file, content: readFileSync(ROOT + file, 'utf8') }));
}
