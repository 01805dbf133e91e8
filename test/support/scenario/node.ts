/** A value of a scenario file, with its position in the file for error messages. */
export interface Node {
  readonly value: unknown;
  readonly path: string;
}

/** An error in the scenario itself: an unknown key, a misspelt name, or a value of the wrong kind. */
export class ScenarioError extends Error {}

export function wrong(node: Node, message: string): never {
  throw new ScenarioError(`${node.path}: ${message}`);
}

export const isMapping = (node: Node): boolean =>
  typeof node.value === 'object' && node.value !== null && !Array.isArray(node.value);

/** The entries of a mapping with any keys, such as factions or territories. */
export function entries(node: Node): readonly (readonly [string, Node])[] {
  if (!isMapping(node)) wrong(node, 'a mapping of keys to values is needed here');
  return Object.entries(node.value as Readonly<Record<string, unknown>>).map(([key, value]) => [
    key,
    { value, path: `${node.path}.${key}` },
  ]);
}

/** Returns the entries of a mapping. Throws if the mapping has other keys. */
export function known<Key extends string>(node: Node, keys: readonly Key[]): readonly (readonly [Key, Node])[] {
  return entries(node).map(([key, inner]) => [oneOf({ value: key, path: node.path }, keys, 'key'), inner]);
}

/** Returns a mapping in which each of these keys is optional. Throws if the mapping has other keys. */
export function fields<Key extends string>(node: Node, keys: readonly Key[]): Partial<Record<Key, Node>> {
  return Object.fromEntries(known(node, keys)) as Partial<Record<Key, Node>>;
}

/** A mapping with one key, because an actor does one thing in a step. */
export function oneVerb<Verb extends string>(node: Node, verbs: readonly Verb[]): readonly [Verb, Node, ...unknown[]] {
  const [first, ...more] = known(node, verbs);
  if (first === undefined || more.length > 0) wrong(node, 'one thing at a time');
  return first;
}

export function items(node: Node): readonly Node[] {
  if (!Array.isArray(node.value)) wrong(node, 'a list is needed here');
  return (node.value as readonly unknown[]).map((value, at) => ({ value, path: `${node.path}[${at}]` }));
}

export function text(node: Node): string {
  return typeof node.value === 'string' ? node.value : wrong(node, 'a word or sentence is needed here');
}

export function number(node: Node): number {
  return typeof node.value === 'number' ? node.value : wrong(node, 'a number is needed here');
}

export function truth(node: Node): boolean {
  return typeof node.value === 'boolean' ? node.value : wrong(node, 'true or false is needed here');
}

/** Returns one of the existing ids; `what` describes the ids for the error message. */
export function oneOf<Id extends string>(node: Node, ids: readonly Id[], what: string): Id {
  const found = ids.find((id) => id === node.value);
  return found ?? wrong(node, `no such ${what}: ${String(node.value)} (there are ${ids.join(', ')})`);
}

export const listOf = <T>(node: Node, read: (item: Node) => T): readonly T[] => items(node).map(read);
