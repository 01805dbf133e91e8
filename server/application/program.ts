import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * Returns a name that is unique to this program: the digest of its bundle, which holds all code that computes a
 * position from a log. Returns `null` if the program runs from its sources, which may change.
 */
export function runningProgram(): string | null {
  const file = fileURLToPath(import.meta.url);
  return file.endsWith('.ts') ? null : createHash('sha256').update(readFileSync(file)).digest('base64url');
}
