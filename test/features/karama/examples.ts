/** One example of every message of this feature. */
import type { Examples } from '../../support/feature.ts';
import { voiceAct } from '../../support/examples/pieces.ts';

export const examples: Examples<'karama'> = {
  prompts: {
    cancel: { kind: 'cancel', during: 'b1', uses: [voiceAct] },
  },
  logFacts: {
    'use-stands': { code: 'use-stands', use: voiceAct },
    'played-as-karama': { code: 'played-as-karama', by: 'bene-gesserit', card: 'kulon', use: voiceAct },
    'use-cancelled': { code: 'use-cancelled', use: voiceAct, by: 'emperor' },
  },
};
