import type { Identity } from '../../model/identity.ts';

/** The Bene Tleilaxu have no forces and no leaders. */
export const beneTleilaxu = {
  name: 'Bene Tleilaxu',
  leaders: {},
  powers: {
    'ally-revival': 'revival for allies',
    'card-gift': 'gifts of cards',
    'revival-income': 'income from revivals',
    taxed: 'spice',
    'revived-traitor': 'traitors',
    'spice-win': 'win by spice',
    traps: 'a trap',
    'leader-attack': 'attacks on leaders',
    'worthless-hold': 'worthless cards in traps and attacks',
    'karama-lasgun': 'a Karama as a lasgun',
  },
} as const satisfies Identity;
