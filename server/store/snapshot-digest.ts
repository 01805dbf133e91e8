import { createHash } from 'node:crypto';
import type { KeptSnapshot } from './event-store.ts';
import type { StoredEvent } from './upcasts.ts';

/** A snapshot in its stored form. */
export interface StoredSnapshot extends KeptSnapshot {
  readonly digest: string;
}

type StoredLog = readonly (StoredEvent & { readonly at: number })[];

export const sealed = (snapshot: KeptSnapshot, log: StoredLog): StoredSnapshot => ({
  ...snapshot,
  digest: digestOf(snapshot, log),
});

/** Returns the snapshot if it is complete and this program made it from the beginning of this log. */
export function verifySnapshot(stored: StoredSnapshot | null, program: string, log: StoredLog): KeptSnapshot | null {
  if (stored?.program !== program || stored.length > log.length) return null;
  const { digest, ...snapshot } = stored;
  return digest === digestOf(snapshot, log) ? snapshot : null;
}

function digestOf({ length, program, body }: KeptSnapshot, log: StoredLog): string {
  const events = log.slice(0, length).map((event) => `${event.at} ${event.version} ${event.body}`);
  return createHash('sha256')
    .update([length, program, body, ...events].join('\n'))
    .digest('base64');
}
