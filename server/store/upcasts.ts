import type { GameEvent } from '#engine';
import { fromVersion10 } from './from-version-10.ts';
import { fromVersion1 } from './from-version-1.ts';
import { fromVersion2 } from './from-version-2.ts';
import { fromVersion3 } from './from-version-3.ts';
import { fromVersion4 } from './from-version-4.ts';
import { fromVersion5 } from './from-version-5.ts';
import { fromVersion6 } from './from-version-6.ts';
import { fromVersion7 } from './from-version-7.ts';
import { fromVersion8 } from './from-version-8.ts';
import { fromVersion9 } from './from-version-9.ts';

/** One stored event: the version of its shape, and its JSON. */
export interface StoredEvent {
  readonly version: number;
  readonly body: string;
}

type Upcast = (event: unknown) => unknown;

/**
 * Lifts events of older shapes: the first entry makes version 2 of version 1, and so on. A shape once stored is
 * readable for ever; a change of shape adds one entry here, and never a branch inside a rule.
 */
const UPCASTS: readonly Upcast[] = [
  fromVersion1,
  fromVersion2,
  fromVersion3,
  fromVersion4,
  fromVersion5,
  fromVersion6,
  fromVersion7,
  fromVersion8,
  fromVersion9,
  fromVersion10,
];

/** The version of the shapes that `lib/table/events.ts` describes now. */
export const EVENT_VERSION = UPCASTS.length + 1;

export const toStored = (event: GameEvent): StoredEvent => ({ version: EVENT_VERSION, body: JSON.stringify(event) });

/** The event in today's shape. Throws for a version from the future, since playing on would lose what it says. */
export function fromStored({ version, body }: StoredEvent, upcasts: readonly Upcast[] = UPCASTS): GameEvent {
  if (version > upcasts.length + 1) throw new Error(`Event version ${version} is newer than this program`);
  return upcasts.slice(version - 1).reduce<unknown>((event, upcast) => upcast(event), JSON.parse(body)) as GameEvent;
}
