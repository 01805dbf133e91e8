import { invariant } from './assert-never.ts';

/**
 * What leads from one value to the next, where both are what JSON can say and a key without a value is none. It is made
 * from those two alone, so it tells nobody more than they do. Applied, it leaves every part that stayed as it was the
 * same object.
 */
export type Patch =
  /** It is something else altogether. */
  | { readonly is: unknown }
  /** An object: what became of its keys; `null` for one that is gone. */
  | { readonly keys: Readonly<Record<string, Patch | null>> }
  /** A list, from its beginning to its end. */
  | { readonly list: readonly PatchOperation[] };

/** The next of a list: so many stay, so many go, these come, or one is changed. */
export type PatchOperation =
  | { readonly keep: number }
  | { readonly drop: number }
  | { readonly add: readonly unknown[] }
  | { readonly change: Patch };

/** What leads from one value to the next; `null` where nothing does, since they say the same. */
export type Compare = (before: unknown, after: unknown) => Patch | null;

export const diff: Compare = (before, after) => {
  if (before === after) return null;
  if (isList(before) && isList(after)) return ofLists(before, after);
  if (isObject(before) && isObject(after)) return ofObjects(before, after);
  return { is: after };
};

/**
 * The same for values that share parts with each other, down to so many keys deep: a part that was compared for one is
 * not compared again for the next. It holds on to the parts that it has compared.
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

/** Item by item: each stays where the same one comes next, however many go before it; else it comes anew. */
function ofLists(before: readonly unknown[], after: readonly unknown[]): Patch | null {
  const steps: PatchOperation[] = [];
  let from = 0;
  let to = 0;
  let kept = 0;
  /** Up to here both lists are told, but for what is kept. */
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

/** Where the lists say the same again: the first item from `to` on that still lies ahead; else the end of both. */
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

/** These instead of those: each in the place of another is that one changed. */
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

/** Whether both say the same. */
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

/** The value that this difference leads to. Throws where it was made from another one and does not fit. */
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
