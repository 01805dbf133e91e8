/**
 * Values that are built from parts of a whole, for example of a position. The whole changes step by step. A value is
 * built again only when a part that was read has changed.
 */

/** The key under which a watched whole has the reads of the value that is being built. */
const READS = Symbol('reads');

/** A pure function that finds something in an object; `about` must not be an object. */
type Find<Whole, About, Found> = (whole: Whole, about: About) => Found;
type AnyFind = Find<object, unknown, unknown>;

/** Something that was found in the whole. It is looked up once in each whole, however many values were built from it. */
interface Selected {
  readonly find: AnyFind;
  readonly about: unknown;
  value: unknown;
  /** The step of the last lookup, and the step at which the value last changed. */
  step: number;
  changedAt: number;
}

interface Built {
  readonly value: unknown;
  /** The step at which the value was certainly right. */
  step: number;
  readonly fields: readonly number[];
  readonly selected: readonly Selected[];
}

interface Reads {
  readonly whole: object;
  readonly fields: Set<number>;
  readonly selected: Set<Selected>;
  readonly select: (find: AnyFind, about: unknown) => Selected;
}

/** The values that were built from one whole, by name. */
export interface Memo {
  /**
   * Returns the value that `build` makes from this whole. If nothing that was read has changed, returns the earlier
   * value with this name.
   */
  of<Whole extends object, Value>(whole: Whole, name: string, build: (whole: Whole) => Value): Value;
}

/** The fields of all wholes, and the number of each. */
const FIELDS: PropertyKey[] = [];
const NUMBERS = new Map<PropertyKey, number>();

function numberOf(field: PropertyKey): number {
  const known = NUMBERS.get(field);
  if (known !== undefined) return known;
  NUMBERS.set(field, FIELDS.length);
  return FIELDS.push(field) - 1;
}

/**
 * The maximum number of selected values. A memo with more values contains values of earlier turns, which nothing needs
 * again.
 */
const MOST_SELECTED = 250;

/** A value that nobody has asked for in so many steps is dropped, for example one of a phase that is over. */
const STEPS_KEPT = 64;

/** Returns a memo without values. */
export function createMemo(): Memo {
  const known = new Map<string, Built>();
  /** Every change of the whole is a step. */
  let step = 0;
  let latest: object | null = null;
  /** For each field number: the last step at which the field changed. */
  const changedAt: number[] = [];
  let selections = new Map<AnyFind, Map<unknown, Selected>>();
  let count = 0;

  const stepTo = (whole: object): void => {
    if (whole === latest) return;
    step += 1;
    const before = latest ?? {};
    for (let number = 0; number < FIELDS.length; number += 1) {
      const field = FIELDS[number] as PropertyKey;
      if (Reflect.get(whole, field) !== Reflect.get(before, field)) changedAt[number] = step;
    }
    latest = whole;
    if (step % STEPS_KEPT === 0) dropUnasked(step - STEPS_KEPT);
  };

  const dropUnasked = (since: number): void => {
    for (const [name, { step: asked }] of known) if (asked < since) known.delete(name);
    for (const found of selections.values())
      for (const [about, { step: asked }] of found) {
        if (asked >= since) continue;
        found.delete(about);
        count -= 1;
      }
  };

  const refresh = (one: Selected, whole: object): Selected => {
    if (one.step === step) return one;
    const value = one.find(whole, one.about);
    if (!isSame(value, one.value)) one.changedAt = step;
    Object.assign(one, { value, step });
    return one;
  };

  const selectIn = (whole: object, find: AnyFind, about: unknown): Selected => {
    stepTo(whole);
    const before = selections.get(find)?.get(about);
    if (before !== undefined) return refresh(before, whole);
    if (count >= MOST_SELECTED) {
      selections = new Map();
      count = 0;
    }
    const fresh: Selected = { find, about, value: find(whole, about), step, changedAt: step };
    selections.set(find, (selections.get(find) ?? new Map<unknown, Selected>()).set(about, fresh));
    count += 1;
    return fresh;
  };

  const isRight = (built: Built, whole: object): boolean => {
    if (built.step === step) return true;
    for (const field of built.fields) if ((changedAt[field] ?? 0) > built.step) return false;
    for (const one of built.selected) if (refresh(one, whole).changedAt > built.step) return false;
    built.step = step;
    return true;
  };

  const built = <Whole extends object>(whole: Whole, build: (whole: Whole) => unknown): Built => {
    const [fields, selected] = [new Set<number>(), new Set<Selected>()];
    const select = (find: AnyFind, about: unknown): Selected => {
      const found = selectIn(whole, find, about);
      selected.add(found);
      return found;
    };
    const began = step;
    const value = build(watched(whole, { whole, fields, selected, select }));
    return { value, step: began, fields: [...fields], selected: [...selected] };
  };

  return {
    of<Whole extends object, Value>(given: Whole, name: string, build: (whole: Whole) => Value): Value {
      const outer = readsOf(given);
      const whole = (outer?.whole ?? given) as Whole;
      stepTo(whole);
      const before = known.get(name);
      const now = before !== undefined && isRight(before, whole) ? before : built(whole, build);
      if (now !== before) known.set(name, now);
      if (outer !== undefined) readBy(outer, now);
      // The same function has built the value under the same name.
      return now.value as Value;
    },
  };
}

/** A value that is built from another value also depends on the fields that the other value has read. */
function readBy({ fields, selected }: Reads, built: Built): void {
  for (const field of built.fields) fields.add(field);
  for (const one of built.selected) selected.add(one);
}

const readsOf = (whole: object): Reads | undefined => (whole as { readonly [READS]?: Reads })[READS];

/** Returns a whole with the same content that notes which fields are read. */
const watched = <Whole extends object>(whole: Whole, reads: Reads): Whole =>
  new Proxy(whole, {
    get: (target, field): unknown => {
      if (field === READS) return reads;
      reads.fields.add(numberOf(field));
      return Reflect.get(target, field);
    },
  });

/** Whether two values are the same, or lists of the same items. */
const isSame = (one: unknown, other: unknown): boolean =>
  one === other ||
  (Array.isArray(one) &&
    Array.isArray(other) &&
    one.length === other.length &&
    one.every((item, at) => item === other[at]));

/**
 * Returns what this function finds in an object. Only the result counts as read. So a value built from a small part of
 * a large field stays right when another part of that field changes.
 */
export function select<Whole extends object, About, Found>(
  whole: Whole,
  find: Find<Whole, About, Found>,
  about: About,
): Found {
  const reads = readsOf(whole);
  // The function always gets the same kind of object and argument, so the type of the result is right.
  return reads === undefined ? find(whole, about) : (reads.select(find as AnyFind, about).value as Found);
}
