import { timingSafeEqual } from 'node:crypto';
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartupProblem } from '../startup-problem.ts';
import { asHostKey, digestOf, newHostKey } from './credentials.ts';

/** Where the key stands in the data folder. */
export const HOST_KEY_FILE = 'host-key';

/** What another device shows to count as the machine that runs Mentat. Nothing prints it. */
export interface HostKey {
  /** Whether this is the key, as somebody typed it. Takes as long for every wrong one. */
  readonly fits: (typed: string) => boolean;
}

/** The key of this data folder, made at its first start. Whoever deletes the file has a new one at the next. */
export function keptHostKey(dataDir: string): HostKey {
  const path = join(dataDir, HOST_KEY_FILE);
  try {
    const key = keyIn(path) ?? newHostKey();
    writeFileSync(path, `${key}\n`, { mode: 0o600 });
    // A file that was there before keeps the mode it had.
    chmodSync(path, 0o600);
    return hostKey(key);
  } catch {
    throw new StartupProblem(`Mentat cannot write its file ${HOST_KEY_FILE} in the data folder ${dataDir}; delete it.`);
  }
}

/** A key that nobody has read: only the machine itself is the host then. */
export const unreadHostKey = (): HostKey => hostKey(newHostKey());

const LETTERS_OF_A_KEY = /^[A-Z0-9]{20}$/;

function keyIn(path: string): string | null {
  try {
    const kept = readFileSync(path, 'utf8').trim();
    return LETTERS_OF_A_KEY.test(asHostKey(kept)) ? kept : null;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

function hostKey(key: string): HostKey {
  const digest = Buffer.from(digestOf(asHostKey(key)));
  return { fits: (typed) => timingSafeEqual(Buffer.from(digestOf(asHostKey(typed))), digest) };
}
