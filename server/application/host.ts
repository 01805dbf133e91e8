import { timingSafeEqual } from 'node:crypto';
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartupProblem } from '../startup-problem.ts';
import { asHostKey, digestOf, newHostKey } from './credentials.ts';

/** The file name of the key in the data folder. */
export const HOST_KEY_FILE = 'host-key';

/** The key that lets another device act as the machine that runs Mentat. Nothing prints it. */
export interface HostKey {
  /** Whether a person has typed the host's key. Every wrong key takes the same time. */
  readonly fits: (typed: string) => boolean;
}

/**
 * Returns the key of this data folder. The first start makes it; if the host deletes the file, the next start makes a
 * new one.
 */
export function keptHostKey(dataDir: string): HostKey {
  const path = join(dataDir, HOST_KEY_FILE);
  try {
    const key = keyIn(path) ?? newHostKey();
    writeFileSync(path, `${key}\n`, { mode: 0o600 });
    // An existing file would keep its old mode, so the mode is set again.
    chmodSync(path, 0o600);
    return hostKey(key);
  } catch {
    throw new StartupProblem(`Mentat cannot write its file ${HOST_KEY_FILE} in the data folder ${dataDir}; delete it.`);
  }
}

/** Creates a key that no person has read. Then only the machine itself is the host. */
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
