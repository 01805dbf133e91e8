import { createMemo } from '../core/memoize-by-parts.ts';
import { memoizeOnObject } from '../core/memoize-on-object.ts';
import type { TableChoices } from './choices.ts';
import type { GameState } from './state.ts';

/**
 * The memoized values of a table. They are stored on the table's choices, because all positions of the table share that
 * object.
 */
const memoOf = memoizeOnObject((_choices: TableChoices) => createMemo());

/**
 * Returns what `build` builds from this position. If nothing that `build` read has changed, the function returns the
 * value of an earlier position of this table. `build` may read only the position and the table's choices. `name`
 * identifies the value and its audience.
 */
export const memoizeByReads = <Value>(state: GameState, name: string, build: (state: GameState) => Value): Value =>
  memoOf(state.choices).of(state, name, build);

/** Returns a memoized value for each of these parts, in order. The parts are the same in all positions. */
export function memoizeEachByReads<Part, Value>(
  parts: readonly Part[],
  state: GameState,
  name: string,
  build: (part: Part, state: GameState) => Value,
): readonly Value[] {
  const memo = memoOf(state.choices);
  const names = namesOf(name, parts.length);
  return parts.map((part, at) => memo.of(state, names[at] ?? name, (now) => build(part, now)));
}

/** The names of parts. Each name is put together only once. */
const numbered = new Map<string, readonly string[]>();

function namesOf(name: string, parts: number): readonly string[] {
  const known = numbered.get(name);
  if (known !== undefined) return known;
  const names = Array.from({ length: parts }, (_, at) => `${name} ${at}`);
  numbered.set(name, names);
  return names;
}
