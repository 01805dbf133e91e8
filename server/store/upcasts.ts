import type { GameEvent } from '#engine';

/** A stored event: the version of its shape, and its JSON. */
export interface StoredEvent {
  readonly version: number;
  readonly body: string;
}

type Upcast = (event: unknown) => unknown;

/** The oldest version of the shapes that this program reads. No release has written an older one. */
const OLDEST_VERSION = 13;

/**
 * Upcasts of events that a release has stored: the first entry makes version 14 of version 13, and so on. A change of
 * shape adds one entry here, and never a branch inside a rule.
 */
const UPCASTS: readonly Upcast[] = [];

/** The version of the shapes that `lib/model/events.ts` describes now. */
export const EVENT_VERSION = OLDEST_VERSION + UPCASTS.length;

/** The SQL condition that finds events which this program does not read. */
export const OF_OTHER_VERSION = `version NOT BETWEEN ${OLDEST_VERSION} AND ${EVENT_VERSION}`;

/** Whether this program is too old to read the event, too new, or able to read it. */
export function ageOf({ version }: Pick<StoredEvent, 'version'>): 'too-old' | 'too-new' | 'readable' {
  if (version < OLDEST_VERSION) return 'too-old';
  return version > EVENT_VERSION ? 'too-new' : 'readable';
}

/** Returns the event in its stored form. */
export const toStored = (event: GameEvent): StoredEvent => ({ version: EVENT_VERSION, body: JSON.stringify(event) });

/** Returns the event in today's shape. Throws for a version that this program does not read. */
export function fromStored({ version, body }: StoredEvent): GameEvent {
  const age = ageOf({ version });
  if (age !== 'readable') throw new Error(`Event version ${version} is ${age} for this program`);
  const upcasts = UPCASTS.slice(version - OLDEST_VERSION);
  return upcasts.reduce<unknown>((event, upcast) => upcast(event), JSON.parse(body)) as GameEvent;
}
