/** One example of every message of this feature. */
import type { Examples } from '../../support/feature.ts';

export const examples: Examples<'autoPass'> = {
  logFacts: {
    'auto-pass-set-for': { code: 'auto-pass-set-for', faction: 'guild', on: true },
  },
};
