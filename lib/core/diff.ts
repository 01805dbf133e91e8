import { invariant } from './assert-never.ts';

/**
 * The difference between two values. Both are JSON, and a key without a value counts as missing. It is made from the
 * two values only, so it reveals no more than the two values. Applying it keeps every unchanged part as the same
 * object.
 */
export type Patch =
  /** A new value instead of the old one. */
  | { readonly is: unknown }
  /** Changes of an object by key; `null` removes a key. */
  | { readonly keys: Readonly<Record<string, Patch | null>> }
  /** Changes of a list, from its beginning to its end. */
  | { readonly list: readonly PatchOperation[] };

/** The next step in a list: keep items, remove items, insert these, or change one. */
export type PatchOperation =
  | { readonly keep: number }
  | { readonly drop: number }
  | { readonly add: readonly unknown[] }
  | { readonly change: Patch };

/** Returns the difference between two values; `null` if they are equal. */
export type Compare = (before: unknown, after: unknown) => Patch | null;

/** Returns the difference between two values, for values that share few parts. */
export const diff: Compare = (before, after) => {
  if (before === after) return null;
  if (isList(before) && isList(after)) return ofLists(before, after);
  if (isObject(before) && isObject(after)) return ofObjects(before, after);
  return { is: after };
};

/**
 * Creates a comparison for values that share parts, down to this depth of keys. It compares a shared part only once,
 * and keeps the compared parts in memory.
 */
export const createSharedDiff = (depth: number): Compare =>
  depth === 0 ? diff : ofParts(onceEach(createSharedDiff(depth - 1)));

const ofParts =
  (compare: Compare): Compare =>
  (before, after) =>
    before !== after && isObject(before) && isObject(after) ? ofObjects(before, after, compare) : diff(before, after);

function onceEach(compare: Compare): Compare {
  const known = new Map<object, { readonly after: unknown; readonly difference: Patch | null }>();
  return (before, after) => {
    if (typeof before !== 'object' || before === null) return compare(before, after);
    const found = known.get(before);
    if (found !== undefined && found.after === after) return found.difference;
    const difference = compare(before, after);
    known.set(before, { after, difference });
    return difference;
  };
}

function ofObjects(before: Keyed, after: Keyed, compare = diff): Patch | null {
  const keys: Record<string, Patch | null> = {};
  let isAny = false;
  for (const key of Object.keys(after)) {
    const [was, is] = [before[key], after[key]];
    if (is === was || is === undefined) continue;
    const difference = was === undefined ? { is } : compare(was, is);
    if (difference === null) continue;
    keys[key] = difference;
    isAny = true;
  }
  for (const key of Object.keys(before)) {
    if (before[key] === undefined || after[key] !== undefined) continue;
    keys[key] = null;
    isAny = true;
  }
  return isAny ? { keys } : null;
}

/**
 * Compares item by item. An item is kept if the old list has the same item further on. The old items before it are
 * removed. Other items are inserted.
 */
function ofLists(before: readonly unknown[], after: readonly unknown[]): Patch | null {
  const steps: PatchOperation[] = [];
  let from = 0;
  let to = 0;
  let kept = 0;
  /** Writes the steps up to these places in both lists, without the kept items. */
  const stopKeeping = () => {
    if (kept > 0) steps.push({ keep: kept });
    kept = 0;
  };
  while (to < after.length) {
    if (from < before.length && isSame(before[from], after[to])) {
      kept += 1;
      from += 1;
      to += 1;
      continue;
    }
    stopKeeping();
    const [nextFrom, nextTo] = nextSame(before, from, after, to);
    steps.push(...instead(before.slice(from, nextFrom), after.slice(to, nextTo)));
    from = nextFrom;
    to = nextTo;
  }
  if (from === before.length && steps.length === 0) return null;
  stopKeeping();
  if (from < before.length) steps.push({ drop: before.length - from });
  return { list: steps };
}

/**
 * Returns where the lists agree again: the first item from `to` on that the old list still has further on, or the end
 * of both.
 */
function nextSame(
  before: readonly unknown[],
  from: number,
  after: readonly unknown[],
  to: number,
): readonly [number, number] {
  for (let later = to; later < after.length; later += 1)
    for (let ahead = from; ahead < before.length; ahead += 1)
      if (isSame(before[ahead], after[later])) return [ahead, later];
  return [before.length, after.length];
}

/**
 * Returns the steps that replace some items by other items. An item that takes the place of another item is a change.
 */
function instead(gone: readonly unknown[], come: readonly unknown[]): readonly PatchOperation[] {
  const both = Math.min(gone.length, come.length);
  const changed = come.slice(0, both).flatMap((item, at): readonly PatchOperation[] => {
    const change = diff(gone[at], item);
    return change === null ? [{ keep: 1 }] : [{ change }];
  });
  const dropped: readonly PatchOperation[] = gone.length > both ? [{ drop: gone.length - both }] : [];
  const added: readonly PatchOperation[] = come.length > both ? [{ add: come.slice(both) }] : [];
  return [...changed, ...dropped, ...added];
}

/** Whether both values are equal. */
function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (isList(one))
    return isList(other) && one.length === other.length && one.every((item, at) => isSame(item, other[at]));
  if (!isObject(one) || !isObject(other)) return false;
  return (
    Object.keys(one).every((key) => isSame(one[key], other[key])) &&
    Object.keys(other).every((key) => other[key] === undefined || one[key] !== undefined)
  );
}

/** Returns the value after this difference. Throws if the difference was made from another value and does not fit. */
export function applyPatch(before: unknown, difference: Patch): unknown {
  if ('is' in difference) return difference.is;
  if ('list' in difference) return toList(before, difference.list);
  invariant(isObject(before), DOES_NOT_FIT);
  const changed = Object.entries(difference.keys);
  const gone = new Set(changed.filter(([, change]) => change === null).map(([key]) => key));
  return {
    ...Object.fromEntries(Object.entries(before).filter(([key]) => !gone.has(key))),
    ...Object.fromEntries(
      changed.flatMap(([key, change]) => (change === null ? [] : [[key, applyPatch(before[key], change)]])),
    ),
  };
}

function toList(before: unknown, steps: readonly PatchOperation[]): readonly unknown[] {
  invariant(isList(before), DOES_NOT_FIT);
  let from = 0;
  const next = (count: number): readonly unknown[] => {
    const items = before.slice(from, (from += count));
    invariant(items.length === count, DOES_NOT_FIT);
    return items;
  };
  const after = steps.flatMap((step) => {
    if ('add' in step) return step.add;
    if ('keep' in step) return next(step.keep);
    if ('change' in step) return next(1).map((item) => applyPatch(item, step.change));
    next(step.drop);
    return [];
  });
  invariant(from === before.length, DOES_NOT_FIT);
  return after;
}

const DOES_NOT_FIT = 'This difference was made from something else';

type Keyed = Readonly<Record<string, unknown>>;

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);
const isObject = (value: unknown): value is Keyed => typeof value === 'object' && value !== null && !isList(value);
