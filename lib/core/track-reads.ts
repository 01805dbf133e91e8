/** Something that is watched while something else is built of it, so that it is known what that rests on. */

/** Under this a watched whole has who watches it. */
const WATCH = Symbol('watch');

/** Finds something in a whole, always the same in the same one; `about` is no object. */
type Find<Whole, About, Found> = (whole: Whole, about: About) => Found;
type AnyFind = Find<object, unknown, unknown>;

interface Watch {
  found(find: AnyFind, about: unknown): unknown;
}

/** What was looked at of a whole: fields, and what was found in it. */
export interface TrackedReads {
  /** Whether all of it is the same in this whole too. */
  areSameIn(whole: object): boolean;
}

/** The same whole, and what is looked at of it from now on. */
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
  return [new Proxy(whole, { get }), { areSameIn: (other) => haveSame(other, fields) && findSame(other, finds) }];
}

function haveSame(whole: object, fields: ReadonlyMap<PropertyKey, unknown>): boolean {
  for (const [field, was] of fields) if (Reflect.get(whole, field) !== was) return false;
  return true;
}

function findSame(whole: object, finds: ReadonlyMap<AnyFind, ReadonlyMap<unknown, unknown>>): boolean {
  for (const [find, known] of finds)
    for (const [about, was] of known) if (!isSame(select(whole, find, about), was)) return false;
  return true;
}

/** The same, or a list of the same. */
const isSame = (one: unknown, other: unknown): boolean =>
  one === other ||
  (Array.isArray(one) &&
    Array.isArray(other) &&
    one.length === other.length &&
    one.every((item, at) => item === other[at]));

/**
 * What this finds in a whole. Who watches it learns of no more than that: what is built of a small part of a large field
 * need not be built again when another part of it changes.
 */
export function select<Whole extends object, About, Found>(
  whole: Whole,
  find: Find<Whole, About, Found>,
  about: About,
): Found {
  const watch = (whole as { readonly [WATCH]?: Watch })[WATCH];
  // It is asked of the whole that it takes, about what it takes, and so says what it says.
  return watch === undefined ? find(whole, about) : (watch.found(find as AnyFind, about) as Found);
}
