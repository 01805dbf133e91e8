/** Rapid Access: dealt access cards decide where the forces of all seats stand. It shares the cards of Spice Harvest. */
import type { Module } from '../../powers/module.ts';
import type { CommonPower } from '../../powers/power.ts';
import { VALUES_1984 } from '../../powers/harvest-1984.ts';
import { accessCardsDealt } from '../spice-harvest/access/events.ts';

const source = 'Dune for nine factions';

const dealt: CommonPower = {
  id: 'rapid-access/rapid-deal',
  faction: null,
  rules: ['NF XXV.B', 'R-318'],
  setsUp: { step: 'rapid-access/deal', begins: ({ state, rules }) => accessCardsDealt(rules, state) },
};

export const rapidAccessModule: Module = {
  id: 'rapid-access',
  source,
  powers: [dealt],
  grants: [{ is: 'rapid-access/rapid-deal', source: 'XXV.B' }],
  decks: {
    treacheryDeck: {
      is: { 'hunter-seeker': 1, shield: 5, harvester: 1, thumper: 1, 'ya-ya-yawm': 1 },
      source: 'Spice Harvest IV.3, VII',
    },
  },
  sets: {
    harvest: {
      is: {
        ...VALUES_1984,
        harvests: 0,
        startingSpice: 0,
        dealt: {
          cards: 5,
          drawsOneMore: 'emperor',
          exchanges: 'atreides',
          draws: { faction: 'harkonnen', more: 2 },
          picks: 'fremen',
        },
      },
      source: 'XXV.B; Spice Harvest III, V.6; R-318',
    },
    setupOrder: {
      // The access cards replace the spice and the forces of the sheets.
      is: ['rapid-access/deal', 'prediction', 'traitors', 'treachery'],
      source: 'XXV.B; R-214, R-216',
    },
  },
};
