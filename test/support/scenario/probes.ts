/**
 * Reads the powers with which one side reveals or commands a part of the other side's plan, as a scenario writes them.
 */
import type { FactionId } from '#engine';
import { covers, differs, show } from './compare.ts';
import { fields, isMapping, oneOf, type Node } from './node.ts';

/** The statements of a scenario about such a power. */
export const PROBE_WORDS = ['by', 'target', 'order', 'state'] as const;

interface Probe {
  readonly by: FactionId;
  readonly target: FactionId;
  readonly state: string;
  readonly order: unknown;
}

/** Returns the differences between the power and the statement. */
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
