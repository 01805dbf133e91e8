/**
 * A list that only grows at its end. It never changes for whoever holds it: what is added makes another list, which
 * shares its pages with this one, so that adding costs the same after an evening as at its beginning.
 */
export interface AppendOnlyList<T> {
  readonly length: number;
  /** All but the last are full. Longer lists may have written on behind the end of this one. */
  readonly pages: readonly (readonly T[])[];
  /** What stands before the first page, and is looked up when somebody asks for it. */
  readonly past?: LazyPrefix<T>;
}

/** The first items of a list, so many, which are not at hand. */
export interface LazyPrefix<T> {
  readonly length: number;
  readonly at: (index: number) => T;
}

const ITEMS_ON_PAGE = 32;

export const EMPTY_LIST: AppendOnlyList<never> = { length: 0, pages: [] };

/** A list of which nothing is at hand yet. */
export const lazyPrefix = <T>(past: LazyPrefix<T>): AppendOnlyList<T> => ({ length: past.length, pages: [], past });

/** The list with one more item at its end: written behind it where nobody has done so, on a page of its own otherwise. */
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

/** The item at this index; `undefined` before the first and after the last. */
export function itemAt<T>(list: AppendOnlyList<T>, index: number): T | undefined {
  const { length, pages, past } = list;
  if (!(index < length)) return undefined;
  const atHand = index - pastOf(list);
  if (past !== undefined && atHand < 0) return index >= 0 && Number.isInteger(index) ? past.at(index) : undefined;
  return pages[Math.floor(atHand / ITEMS_ON_PAGE)]?.[atHand % ITEMS_ON_PAGE];
}

const pastOf = <T>({ past }: AppendOnlyList<T>): number => past?.length ?? 0;

/** The newest item; `undefined` of none. */
export const lastOf = <T>(list: AppendOnlyList<T>): T | undefined => itemAt(list, list.length - 1);

/** The last `limit` items of those before index `end`, oldest first. */
export function lastItems<T>(list: AppendOnlyList<T>, limit: number, end = list.length): readonly T[] {
  const to = Math.min(end, list.length);
  const items: T[] = [];
  for (let index = Math.max(0, to - limit); index < to; index += 1) items.push(itemAt(list, index) as T);
  return items;
}

/** Whether this holds of every item; asked of the oldest first, and of no more when it does not. */
export function every<T>(list: AppendOnlyList<T>, holds: (item: T) => boolean): boolean {
  for (let index = 0; index < list.length; index += 1) if (!holds(itemAt(list, index) as T)) return false;
  return true;
}

/** Every item, oldest first. */
export const allItems = <T>(list: AppendOnlyList<T>): readonly T[] => [
  ...Array.from({ length: pastOf(list) }, (_, index) => itemAt(list, index) as T),
  ...list.pages.flat().slice(0, list.length - pastOf(list)),
];
