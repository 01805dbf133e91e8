/** Tracks which parts of an object are read while a value is built from it. */

/** The key under which a tracked object has its tracker. */
const WATCH = Symbol('watch');

/** A pure function that finds something in an object; `about` is no object. */
type Find<Whole, About, Found> = (whole: Whole, about: About) => Found;
type AnyFind = Find<object, unknown, unknown>;

interface Watch {
  found(find: AnyFind, about: unknown): unknown;
}

/** The reads of an object: fields, and selected values. */
export interface TrackedReads {
  /** Whether all of them have the same values in another object. */
  areSameIn(whole: object): boolean;
}

/** Returns a tracked copy of the object, and its reads from now on. */
export function trackReads<Whole extends object>(whole: Whole): readonly [Whole, TrackedReads] {
  const fields = new Map<PropertyKey, unknown>();
  const finds = new Map<AnyFind, Map<unknown, unknown>>();
  const watch: Watch = {
    found: (find, about) => {
      const known = finds.get(find) ?? new Map<unknown, unknown>();
      finds.set(find, known);
      if (!known.has(about)) known.set(about, select(whole, find, about));
      return known.get(about);
    },
  };
  const get = (_whole: Whole, field: PropertyKey): unknown => {
    if (field === WATCH) return watch;
    const value: unknown = Reflect.get(whole, field);
    fields.set(field, value);
    return value;
  };
  return [new Proxy(whole, { get }), readsOf(fields, finds)];
}

/** A function of its own, so that the reads do not keep the whole object in memory. */
const readsOf = (
  fields: ReadonlyMap<PropertyKey, unknown>,
  finds: ReadonlyMap<AnyFind, ReadonlyMap<unknown, unknown>>,
): TrackedReads => ({ areSameIn: (other) => haveSame(other, fields) && findSame(other, finds) });

function haveSame(whole: object, fields: ReadonlyMap<PropertyKey, unknown>): boolean {
  for (const [field, was] of fields) if (Reflect.get(whole, field) !== was) return false;
  return true;
}

function findSame(whole: object, finds: ReadonlyMap<AnyFind, ReadonlyMap<unknown, unknown>>): boolean {
  for (const [find, known] of finds)
    for (const [about, was] of known) if (!isSame(select(whole, find, about), was)) return false;
  return true;
}

/** Whether two values are the same, or lists of the same items. */
const isSame = (one: unknown, other: unknown): boolean =>
  one === other ||
  (Array.isArray(one) &&
    Array.isArray(other) &&
    one.length === other.length &&
    one.every((item, at) => item === other[at]));

/**
 * Returns what this function finds in an object. The tracker records only the result. So a value built from a small
 * part of a large field stays valid when another part of that field changes.
 */
export function select<Whole extends object, About, Found>(
  whole: Whole,
  find: Find<Whole, About, Found>,
  about: About,
): Found {
  const watch = (whole as { readonly [WATCH]?: Watch })[WATCH];
  // The function always gets the same kind of object and argument, so the type of its result is right.
  return watch === undefined ? find(whole, about) : (watch.found(find as AnyFind, about) as Found);
}
