import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * A name that no other program has, made of this one itself: the bundle that hosts run is one file, with all that makes
 * a position of a log. `null` where the sources run as they are, which change under it.
 */
export function runningProgram(): string | null {
  const file = fileURLToPath(import.meta.url);
  return file.endsWith('.ts') ? null : createHash('sha256').update(readFileSync(file)).digest('base64url');
}
