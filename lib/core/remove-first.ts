/** Returns the items without the first item that equals this item. If no item is equal, returns all items. */
export function removeFirst<T>(items: readonly T[], item: T): readonly T[] {
  const at = items.indexOf(item);
  return at < 0 ? items : [...items.slice(0, at), ...items.slice(at + 1)];
}
