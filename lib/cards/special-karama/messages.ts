/** What is said of the special power that a Karama has for its owner. */
import { because } from '../../messages/explanation.ts';
import { theFaction } from '../../messages/names.ts';
import { capital } from '../../messages/numbers.ts';
import type { Words } from '../../messages/messages.ts';
import type { SpecialKaramaContract } from './contract.ts';

export const specialKaramaWords: Words<SpecialKaramaContract> = {
  facts: {
    'special-karama': {
      about: ({ faction }) => `Special Karama power of ${theFaction(faction)}`,
      value: ({ used }) => (used ? 'used' : 'not used'),
      corrected: ({ faction, used }) =>
        used
          ? `noted that ${theFaction(faction)} has used its special Karama power`
          : `noted that ${theFaction(faction)} has its special Karama power still`,
    },
  },
  refusals: {
    'no-special-karama': ({ faction }) =>
      because(
        `${capital(theFaction(faction))} has no special Karama power that could be used up.`,
        'Choose another faction.',
      ),
  },
};
