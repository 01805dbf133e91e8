/** One example of every message of this feature. */
import type { Examples } from '../../support/feature.ts';

export const examples: Examples<'letters'> = {
  logFacts: {
    'letter-sealed': { code: 'letter-sealed', by: 'emperor', opens: { at: 'turn', turn: 5 } },
    'letter-opened': { code: 'letter-opened', by: 'emperor', turn: 2, words: 'The Guild will turn on me.' },
    'letter-destroyed': { code: 'letter-destroyed', by: 'emperor' },
  },
  refusals: {
    'too-early-for-letters': { code: 'too-early-for-letters' },
    'letter-never-opens': { code: 'letter-never-opens' },
    'too-many-letters': { code: 'too-many-letters' },
    'no-such-letter': { code: 'no-such-letter' },
  },
};
