import type { GameState, TableChoices } from '../../table/state.ts';

/** Something that was built of a position, and all of that position which was looked at for it. */
interface Built {
  readonly of: ReadonlyMap<PropertyKey, unknown>;
  readonly value: unknown;
}

/** By what a table has chosen, which is the same object in all of its positions; then by what it is. */
const built = new WeakMap<TableChoices, Map<string, Built>>();

/**
 * What this builds, or what it built of an earlier position of this table, where nothing that it looked at has changed
 * since: positions share what stays. It must look at nothing but the position that it is given, and at what the table
 * has chosen; `name` tells apart what is built of one position, and for whom.
 */
export function unchanged<Value>(state: GameState, name: string, build: (state: GameState) => Value): Value {
  const ofTable = built.get(state.choices) ?? new Map<string, Built>();
  built.set(state.choices, ofTable);
  const known = ofTable.get(name);
  // It was built by the same function, under the same name.
  if (known !== undefined && isAsItWas(state, known.of)) return known.value as Value;
  const of = new Map<PropertyKey, unknown>();
  const value = build(watched(state, of));
  ofTable.set(name, { of, value });
  return value;
}

/** The same of each of these, in their order: they are the same in all positions. */
export const eachUnchanged = <Part, Value>(
  parts: readonly Part[],
  state: GameState,
  name: string,
  build: (part: Part, state: GameState) => Value,
): readonly Value[] => parts.map((part, at) => unchanged(state, `${name} ${at}`, (now) => build(part, now)));

function isAsItWas(state: GameState, of: Built['of']): boolean {
  for (const [field, was] of of) if (Reflect.get(state, field) !== was) return false;
  return true;
}

/** The same position, of which each field that is looked at is noted. */
const watched = (state: GameState, of: Map<PropertyKey, unknown>): GameState =>
  new Proxy(state, {
    get(fields, field) {
      const value: unknown = Reflect.get(fields, field);
      of.set(field, value);
      return value;
    },
  });
