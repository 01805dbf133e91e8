/**
 * An immutable list that grows at its end. The longer list shares the pages of the shorter one, so that adding an item
 * always costs the same.
 */
export interface AppendOnlyList<T> {
  readonly length: number;
  /**
   * All pages except the last are full. The last page may have more items than this list, because a longer list shares
   * it.
   */
  readonly pages: readonly (readonly T[])[];
  /** The items before the first page, which are loaded on demand. */
  readonly past?: LazyPrefix<T>;
}

/** The first items of a list, which are not in memory. `at` returns the items from index `from` on. */
export interface LazyPrefix<T> {
  readonly length: number;
  readonly from: number;
  readonly at: (index: number) => T;
  /** The items before `from`. */
  readonly older?: LazyPrefix<T> | undefined;
}

const ITEMS_ON_PAGE = 32;

export const EMPTY_LIST: AppendOnlyList<never> = { length: 0, pages: [] };

/** Returns a list without items in memory. */
export const lazyPrefix = <T>(past: LazyPrefix<T>): AppendOnlyList<T> => ({ length: past.length, pages: [], past });

/**
 * Returns the same list with only its last items in memory: at least `kept` items, and all items that `past` lacks.
 * `past` has the first items of this list.
 */
export function withLast<T>(list: AppendOnlyList<T>, kept: number, past: LazyPrefix<T>): AppendOnlyList<T> {
  const first = Math.max(pastOf(list), Math.min(past.length, list.length - kept));
  return lastItems(list, list.length - first).reduce<AppendOnlyList<T>>(append, lazyPrefix({ ...past, length: first }));
}

/**
 * Returns an equal list that shares no page with this one. Items that are appended to one list take no memory in the
 * other.
 */
export const copyOf = <T>(list: AppendOnlyList<T>): AppendOnlyList<T> => ({
  ...list,
  pages: list.pages.map((page) => [...page]),
});

/**
 * Returns the list with one more item. The item goes on the last page if the next place there is free, and otherwise on
 * a new page.
 */
export function append<T>(list: AppendOnlyList<T>, item: T): AppendOnlyList<T> {
  const { length, pages } = list;
  const atHand = length - pastOf(list);
  const at = Math.floor(atHand / ITEMS_ON_PAGE);
  const page = pages[at] ?? [];
  const isFree = atHand > 0 && page.length === atHand % ITEMS_ON_PAGE;
  if (!isFree) {
    const own = [...pages.slice(0, at), [...page.slice(0, atHand % ITEMS_ON_PAGE), item]];
    return { ...list, length: length + 1, pages: own };
  }
  if (page.length === 0) (pages as T[][]).push([item]);
  else (page as T[]).push(item);
  return { ...list, length: length + 1 };
}

/** Returns the item at this index; `undefined` outside the list. */
export function itemAt<T>(list: AppendOnlyList<T>, index: number): T | undefined {
  const { length, pages, past } = list;
  if (!(index < length)) return undefined;
  const atHand = index - pastOf(list);
  if (past !== undefined && atHand < 0)
    return index >= 0 && Number.isInteger(index) ? partWith(past, index).at(index) : undefined;
  return pages[Math.floor(atHand / ITEMS_ON_PAGE)]?.[atHand % ITEMS_ON_PAGE];
}

function partWith<T>(past: LazyPrefix<T>, index: number): LazyPrefix<T> {
  let part = past;
  while (index < part.from && part.older !== undefined) part = part.older;
  return part;
}

const pastOf = <T>({ past }: AppendOnlyList<T>): number => past?.length ?? 0;

/** Returns the newest item; `undefined` for an empty list. */
export const lastOf = <T>(list: AppendOnlyList<T>): T | undefined => itemAt(list, list.length - 1);

/** Returns the last `limit` items before index `end`, oldest first. */
export function lastItems<T>(list: AppendOnlyList<T>, limit: number, end = list.length): readonly T[] {
  const to = Math.min(end, list.length);
  const items: T[] = [];
  for (let index = Math.max(0, to - limit); index < to; index += 1) items.push(itemAt(list, index) as T);
  return items;
}

/**
 * Whether a condition holds for every item. The function checks the oldest item first and stops at the first failure.
 */
export function every<T>(list: AppendOnlyList<T>, holds: (item: T) => boolean): boolean {
  for (let index = 0; index < list.length; index += 1) if (!holds(itemAt(list, index) as T)) return false;
  return true;
}

/** Yields every item, oldest first. */
export const allItems = <T>(list: AppendOnlyList<T>): readonly T[] => [
  ...Array.from({ length: pastOf(list) }, (_, index) => itemAt(list, index) as T),
  ...list.pages.flat().slice(0, list.length - pastOf(list)),
];
