/** The words of scenarios from all features. A word of two features is a bug, found when the first scenario is read. */
import { invariant } from '#lib/core/assert-never.ts';
import { FEATURES } from '../../features.ts';
import type { Words } from './words.ts';

/** Returns all words of one kind. */
export function wordsOf<Kind extends keyof Words>(kind: Kind): Words[Kind] {
  const found: Record<string, Words[Kind][string]> = {};
  for (const { words } of Object.values(FEATURES)) {
    for (const [word, meaning] of Object.entries(words?.[kind] ?? {})) {
      invariant(!Object.hasOwn(found, word), `two features say ${word} among ${kind}`);
      found[word] = meaning as Words[Kind][string];
    }
  }
  return found as Words[Kind];
}
