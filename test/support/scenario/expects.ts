/** Whether a scenario can fail. A scenario that cannot fail shows nothing. */
import { entries, isMapping, items, type Node } from './node.ts';

interface Part {
  readonly when?: Node;
  readonly then?: Node;
}

/** Whether the scenario has a path without any assertion and without any refusal. */
export function expectsNothing({
  cases,
  refused,
  ...main
}: Part & { readonly cases?: Node; readonly refused?: Node }): boolean {
  if (refused !== undefined || expects(main)) return false;
  const ways = cases === undefined ? [] : items(cases);
  return ways.length === 0 || ways.some((way) => !expects(Object.fromEntries(entries(way))));
}

const expects = ({ when, then }: Part): boolean =>
  hasSomething(then) || (when !== undefined && items(when).some(isExpecting));

const isExpecting = (step: Node): boolean => {
  if (!isMapping(step)) return false;
  const told: Readonly<Record<string, Node>> = Object.fromEntries(entries(step));
  return told['refused'] !== undefined || hasSomething(told['then']);
};

const hasSomething = (then: Node | undefined): boolean =>
  then !== undefined && isMapping(then) && entries(then).length > 0;
