import { memoizeOnObject } from '../core/memoize-on-object.ts';
import { type TrackedReads, trackReads } from '../core/track-reads.ts';
import type { TableChoices } from './choices.ts';
import type { GameState } from './state.ts';

/** Something that was built of a position, and all of that position which was looked at for it. */
interface Built {
  readonly of: TrackedReads;
  readonly value: unknown;
}

/** Kept with what a table has chosen, which is the same object in all of its positions; by what it is. */
const builtAt = memoizeOnObject((_choices: TableChoices) => new Map<string, Built>());

/**
 * What this builds, or what it built of an earlier position of this table, where nothing that it looked at has changed
 * since: positions share what stays. It must look at nothing but the position that it is given, and at what the table
 * has chosen; `name` tells apart what is built of one position, and for whom.
 */
export function memoizeByReads<Value>(state: GameState, name: string, build: (state: GameState) => Value): Value {
  const ofTable = builtAt(state.choices);
  const known = ofTable.get(name);
  // It was built by the same function, under the same name.
  if (known?.of.areSameIn(state) === true) return known.value as Value;
  const [seen, of] = trackReads(state);
  const value = build(seen);
  ofTable.set(name, { of, value });
  return value;
}

/** The same of each of these, in their order: they are the same in all positions. */
export const memoizeEachByReads = <Part, Value>(
  parts: readonly Part[],
  state: GameState,
  name: string,
  build: (part: Part, state: GameState) => Value,
): readonly Value[] => parts.map((part, at) => memoizeByReads(state, `${name} ${at}`, (now) => build(part, now)));
