import { invariant } from '../../core/assert-never.ts';

/**
 * Merges one part of the lists of all features into one list by name. The types ensure that every name is there. If two
 * features use the same name, it throws when the program starts.
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
