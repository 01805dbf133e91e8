/** One example of every message of this feature. */
import type { Examples } from '../../support/feature.ts';

export const examples: Examples<'spiceWin'> = {
  prompts: { 'show-spice': { kind: 'show-spice' } },
  logFacts: { 'spice-shown': { code: 'spice-shown', faction: 'bene-tleilaxu', turn: 4 } },
};
