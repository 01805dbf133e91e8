import { invariant } from '../../core/assert-never.ts';

/**
 * One part of a whole list, by name. The types of the list hold that every name is there; a name that two features give
 * is a bug, found as the program starts.
 */
export function mergeByName<Name extends string, Entry>(
  list: Readonly<Record<string, object>>,
  part: string,
): Readonly<Record<Name, Entry>> {
  const all: Record<string, Entry> = {};
  for (const one of Object.values(list)) {
    for (const [name, entry] of Object.entries((one as Readonly<Record<string, object | undefined>>)[part] ?? {})) {
      invariant(!Object.hasOwn(all, name), `${name} is said twice`);
      all[name] = entry as Entry;
    }
  }
  return all as Record<Name, Entry>;
}
