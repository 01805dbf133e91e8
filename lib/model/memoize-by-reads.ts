import { memoizeOnObject } from '../core/memoize-on-object.ts';
import { type TrackedReads, trackReads } from '../core/track-reads.ts';
import type { TableChoices } from './choices.ts';
import type { GameState } from './state.ts';

/** A value built from a position, with the parts of the position that were read. */
interface Built {
  readonly of: TrackedReads;
  readonly value: unknown;
}

/** Stored with the table's choices, which are the same object in all of its positions; by name. */
const builtAt = memoizeOnObject((_choices: TableChoices) => new Map<string, Built>());

/**
 * Returns what `make` builds from this position. It returns the value of an earlier position of this table if nothing
 * that was read has changed. `make` may read only the position and the table's choices. `name` identifies the value and
 * its audience.
 */
export function memoizeByReads<Value>(state: GameState, name: string, build: (state: GameState) => Value): Value {
  const ofTable = builtAt(state.choices);
  const known = ofTable.get(name);
  // The same function built it, under the same name.
  if (known?.of.areSameIn(state) === true) return known.value as Value;
  const [seen, of] = trackReads(state);
  const value = build(seen);
  ofTable.set(name, { of, value });
  return value;
}

/** Returns a memoized value for each of these parts, in their order. The parts are the same in all positions. */
export const memoizeEachByReads = <Part, Value>(
  parts: readonly Part[],
  state: GameState,
  name: string,
  build: (part: Part, state: GameState) => Value,
): readonly Value[] => parts.map((part, at) => memoizeByReads(state, `${name} ${at}`, (now) => build(part, now)));
