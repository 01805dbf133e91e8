/** Spice Harvest. Before the game, five harvests and auctions decide where the forces of all seats stand. */
import { startingSpiceTaken } from '../../features/setup/events.ts';
import { stormOrder } from '../../model/selectors.ts';
import { shareToShow } from './harvests/telling.ts';
import { placingOnTableBegan } from './access/events.ts';
import type { Module } from '../../powers/module.ts';
import type { CommonPower } from '../../powers/power.ts';

const source = 'Spice Harvest, 1984';

const prelude: CommonPower = {
  id: 'spice-harvest/prelude',
  faction: null,
  rules: ['AH79 Spice Harvest IV.2'],
  setsUp: {
    step: 'spice-harvest/harvests',
    // A table with its own cards plays the harvests without Mentat, with its own spice.
    begins: ({ state, rules }) =>
      state.harvests === null
        ? [placingOnTableBegan()]
        : [
            ...stormOrder(state).map((faction) => startingSpiceTaken(faction, rules.harvest?.startingSpice ?? 0)),
            { type: 'PreludeBegan' },
          ],
  },
  letsShow: shareToShow,
};

export const spiceHarvestModule: Module = {
  id: 'spice-harvest',
  source,
  powers: [prelude],
  grants: [{ is: 'spice-harvest/prelude', source: 'Spice Harvest I' }],
  changesBy: ({ spiceHarvest: { values, treacheryCards } }) => ({
    sets: { harvest: { is: values, source: 'Spice Harvest III–VI' } },
    decks: { treacheryDeck: { is: treacheryCards, source: 'Spice Harvest IV.3, VII' } },
  }),
  sets: {
    setupOrder: {
      // The access cards replace the spice and the forces of the sheets.
      is: ['spice-harvest/harvests', 'prediction', 'traitors', 'treachery'],
      source: 'Spice Harvest I, IV, VI.2; R-214, R-216',
    },
  },
};
