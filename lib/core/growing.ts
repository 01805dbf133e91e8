/**
 * A list that only grows at its end. It never changes: what is added makes another list, which shares all but the last
 * page with this one, so that adding costs the same after an evening as at its beginning.
 */
export interface Growing<T> {
  readonly length: number;
  /** All but the last are full. */
  readonly pages: readonly (readonly T[])[];
}

const ITEMS_ON_PAGE = 32;

export const nothingYet: Growing<never> = { length: 0, pages: [] };

/** The list with one more item at its end. */
export function extended<T>({ length, pages }: Growing<T>, item: T): Growing<T> {
  const last = pages.at(-1) ?? [];
  const isFull = length % ITEMS_ON_PAGE === 0;
  return { length: length + 1, pages: isFull ? [...pages, [item]] : [...pages.slice(0, -1), [...last, item]] };
}

/** The item at this index; `undefined` before the first and after the last. */
export const itemAt = <T>({ pages }: Growing<T>, index: number): T | undefined =>
  pages[Math.floor(index / ITEMS_ON_PAGE)]?.[index % ITEMS_ON_PAGE];

/** The newest item; `undefined` of none. */
export const lastOf = <T>({ pages }: Growing<T>): T | undefined => pages.at(-1)?.at(-1);

/** The last `limit` items of those before index `end`, oldest first. */
export function lastItems<T>(list: Growing<T>, limit: number, end = list.length): readonly T[] {
  const to = Math.min(end, list.length);
  const items: T[] = [];
  for (let index = Math.max(0, to - limit); index < to; index += 1) items.push(itemAt(list, index) as T);
  return items;
}

/** Whether this holds of every item; asked of the oldest first, and of no more when it does not. */
export const holdsOfAll = <T>({ pages }: Growing<T>, holds: (item: T) => boolean): boolean =>
  pages.every((page) => page.every(holds));

/** Every item, oldest first. */
export const allItems = <T>({ pages }: Growing<T>): readonly T[] => pages.flat();
