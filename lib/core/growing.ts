/**
 * A list that only grows at its end. It never changes for whoever holds it: what is added makes another list, which
 * shares its pages with this one, so that adding costs the same after an evening as at its beginning.
 */
export interface Growing<T> {
  readonly length: number;
  /** All but the last are full. Longer lists may have written on behind the end of this one. */
  readonly pages: readonly (readonly T[])[];
}

const ITEMS_ON_PAGE = 32;

export const nothingYet: Growing<never> = { length: 0, pages: [] };

/** The list with one more item at its end: written behind it where nobody has done so, on a page of its own otherwise. */
export function extended<T>({ length, pages }: Growing<T>, item: T): Growing<T> {
  const at = Math.floor(length / ITEMS_ON_PAGE);
  const page = pages[at] ?? [];
  const isFree = length > 0 && page.length === length % ITEMS_ON_PAGE;
  if (!isFree)
    return { length: length + 1, pages: [...pages.slice(0, at), [...page.slice(0, length % ITEMS_ON_PAGE), item]] };
  if (page.length === 0) (pages as T[][]).push([item]);
  else (page as T[]).push(item);
  return { length: length + 1, pages };
}

/** The item at this index; `undefined` before the first and after the last. */
export const itemAt = <T>({ length, pages }: Growing<T>, index: number): T | undefined =>
  index < length ? pages[Math.floor(index / ITEMS_ON_PAGE)]?.[index % ITEMS_ON_PAGE] : undefined;

/** The newest item; `undefined` of none. */
export const lastOf = <T>(list: Growing<T>): T | undefined => itemAt(list, list.length - 1);

/** The last `limit` items of those before index `end`, oldest first. */
export function lastItems<T>(list: Growing<T>, limit: number, end = list.length): readonly T[] {
  const to = Math.min(end, list.length);
  const items: T[] = [];
  for (let index = Math.max(0, to - limit); index < to; index += 1) items.push(itemAt(list, index) as T);
  return items;
}

/** Whether this holds of every item; asked of the oldest first, and of no more when it does not. */
export function holdsOfAll<T>(list: Growing<T>, holds: (item: T) => boolean): boolean {
  for (let index = 0; index < list.length; index += 1) if (!holds(itemAt(list, index) as T)) return false;
  return true;
}

/** Every item, oldest first. */
export const allItems = <T>({ length, pages }: Growing<T>): readonly T[] => pages.flat().slice(0, length);
