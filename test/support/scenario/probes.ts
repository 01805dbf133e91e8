/** Powers of one side that reach into the other's plan, as a scenario says how they stand. */
import type { FactionId } from '#engine';
import { covers, differs, show } from './compare.ts';
import { fields, isMapping, oneOf, type Node } from './node.ts';

/** What a scenario may say of such a power. */
export const PROBE_WORDS = ['by', 'target', 'order', 'state'] as const;

interface Probe {
  readonly by: FactionId;
  readonly target: FactionId;
  readonly state: string;
  readonly order: unknown;
}

/** How it stands otherwise than the scenario says. */
export function probeDiffers(
  node: Node,
  found: Probe | null,
  orderWords: (order: unknown) => string,
): readonly string[] {
  if (!isMapping(node))
    return differs(node, oneOf(node, ['none'], 'state of the probe'), found === null ? 'none' : show(found));
  const wanted = Object.fromEntries(
    Object.entries(fields(node, PROBE_WORDS)).map(([key, value]) => [key, value.value]),
  );
  const words = found === null ? null : { ...found, order: orderWords(found.order) };
  return covers(wanted, words) ? [] : [`${node.path}: expected ${show(wanted)}, found ${show(words)}`];
}
