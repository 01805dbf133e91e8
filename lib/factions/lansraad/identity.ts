import type { Identity } from '../../model/identity.ts';

/** No rulebook prints the ordinary leaders of the Lansraad, so the table types them in. */
export const lansraad = {
  name: 'Lansraad',
  inSentence: 'the Lansraad',
  leaders: {
    speaker: { name: 'Speaker of the Lansraad', strength: 8, main: true },
  },
  powers: {
    'allied-restriction': 'restriction by allies',
    'fremen-enmity': 'enmity with Fremen',
    influence: 'Influence',
    'karama-influence': 'special Karama',
    'restricted-territory': 'restriction',
  },
} as const satisfies Identity;
