/** Messages of special Karama powers. */
import { explain } from '../../messages/explanation.ts';
import { theFaction } from '../../messages/names.ts';
import { capitalize } from '../../messages/numbers.ts';
import type { Messages } from '../../messages/messages.ts';
import type { SpecialKaramaContract } from './contract.ts';

export const specialKaramaMessages: Messages<SpecialKaramaContract> = {
  facts: {
    'special-karama': {
      about: ({ faction }) => `Special Karama power of ${theFaction(faction)}`,
      value: ({ used }) => (used ? 'used' : 'not used'),
      corrected: ({ faction, used }) =>
        used
          ? `noted that ${theFaction(faction)} has used its special Karama power`
          : `noted that ${theFaction(faction)} has not used its special Karama power`,
    },
  },
  refusals: {
    'no-special-karama': ({ faction }) =>
      explain(`${capitalize(theFaction(faction))} has no special Karama power for one use.`, 'Choose another faction.'),
  },
};
