/** One example of every message of this feature. */
import type { Examples } from '../../support/feature.ts';

export const examples: Examples<'cardMemory'> = {
  refusals: {
    'keeps-no-records': { code: 'keeps-no-records' },
    'marks-others': { code: 'marks-others' },
  },
};
