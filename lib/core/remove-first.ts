/** Returns the items without the first one that equals this item, if there is one. */
export function removeFirst<T>(items: readonly T[], item: T): readonly T[] {
  const at = items.indexOf(item);
  return at < 0 ? items : [...items.slice(0, at), ...items.slice(at + 1)];
}
