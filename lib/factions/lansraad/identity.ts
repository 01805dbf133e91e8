import type { Identity } from '../../model/identity.ts';

/** No rulebook prints its ordinary leaders, so the table types them in. */
export const lansraad = {
  name: 'Lansraad',
  inSentence: 'the Lansraad',
  leaders: {
    speaker: { name: 'Speaker of the Lansraad', strength: 8, main: true },
  },
  powers: {},
} as const satisfies Identity;
