/** Rapid Access: dealt access cards decide where the forces of all seats stand. It shares the cards of Spice Harvest. */
import type { DealtAccess } from '../../model/harvest.ts';
import type { Module } from '../../powers/module.ts';
import type { CommonPower } from '../../powers/power.ts';
import { accessCardsDealt } from '../spice-harvest/access/events.ts';

const source = 'Dune for nine factions';

const dealt: CommonPower = {
  id: 'rapid-access/rapid-deal',
  faction: null,
  rules: ['NF XXV.B', 'R-318'],
  setsUp: { step: 'rapid-access/deal', begins: ({ state, rules }) => accessCardsDealt({ rules }, state) },
};

const DEALT: DealtAccess = {
  cards: 5,
  drawsOneMore: 'emperor',
  exchanges: 'atreides',
  draws: { faction: 'harkonnen', more: 2 },
  picks: 'fremen',
};

export const rapidAccessModule: Module = {
  id: 'rapid-access',
  source,
  powers: [dealt],
  grants: [{ is: 'rapid-access/rapid-deal', source: 'XXV.B' }],
  changesBy: ({ spiceHarvest: { values, treacheryCards } }) => ({
    sets: {
      harvest: {
        is: { ...values, harvests: 0, startingSpice: 0, dealt: DEALT },
        source: 'XXV.B; Spice Harvest III, V.6; R-318',
      },
    },
    decks: { treacheryDeck: { is: treacheryCards, source: 'Spice Harvest IV.3, VII' } },
  }),
  sets: {
    setupOrder: {
      // The access cards replace the spice and the forces of the sheets.
      is: ['rapid-access/deal', 'prediction', 'traitors', 'treachery'],
      source: 'XXV.B; R-214, R-216',
    },
  },
};
