/** Compares the values of a scenario with the actual values. Every difference is a sentence. */
import type { Node } from './node.ts';

export const show = (value: unknown): string =>
  typeof value === 'string' ? value : value === undefined ? 'nothing' : JSON.stringify(value);

export const differs = (node: Node, wanted: unknown, found: unknown): readonly string[] =>
  show(wanted) === show(found) ? [] : [`${node.path}: expected ${show(wanted)}, found ${show(found)}`];

/** What differs between two lists if their order does not count. */
export const differsAsSet = (node: Node, wanted: readonly unknown[], found: readonly unknown[]): readonly string[] =>
  differs(node, sorted(wanted), sorted(found));

/** Whether `found` contains everything in `wanted`, and perhaps more. */
export function covers(wanted: unknown, found: unknown): boolean {
  if (typeof wanted !== 'object' || wanted === null) return wanted === found;
  if (typeof found !== 'object' || found === null) return false;
  return Object.entries(wanted).every(([key, value]) =>
    covers(value, (found as Readonly<Record<string, unknown>>)[key]),
  );
}

/** Returns the wanted items that match no found item. Each wanted item needs a found item of its own. */
export function missingFrom(node: Node, wanted: readonly unknown[], found: readonly unknown[]): readonly string[] {
  const left = [...found];
  return wanted.flatMap((item) => {
    const at = left.findIndex((candidate) => covers(item, candidate));
    if (at < 0) return [`${node.path}: nothing like ${show(item)} in ${show(found)}`];
    left.splice(at, 1);
    return [];
  });
}

const sorted = (values: readonly unknown[]): readonly unknown[] =>
  [...values].sort((a, b) => (show(a) < show(b) ? -1 : 1));
