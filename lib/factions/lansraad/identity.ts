import type { Identity } from '../../model/identity.ts';

/** No rulebook prints its leaders, so the table types them in. */
export const lansraad = {
  name: 'Lansraad',
  inSentence: 'the Lansraad',
  leaders: {},
  powers: {},
} as const satisfies Identity;
