import type { Identity } from '../../model/identity.ts';

/** No rulebook prints the leaders of Tleilaxu, so the table types them in. */
export const tleilaxu = {
  name: 'Tleilaxu',
  leaders: {},
  powers: {
    'ally-revival': 'revival for allies',
    'dead-traitors': 'traitors among the dead',
    'free-revival': 'free revivals',
    'ghola-karama': 'use of Ghola cards',
    'karama-stop': 'special Karama',
    'revival-income': 'income from revivals',
  },
} as const satisfies Identity;
