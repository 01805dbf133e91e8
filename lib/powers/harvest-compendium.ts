import type { HarvestRules } from '../model/harvest.ts';
import { VALUES_1984 } from './harvest-1984.ts';

/**
 * The values of the module in the compendium for nine factions, with doubled harvest and access decks. The printed list
 * of access cards has no Sietch Tabr, so three are added, as many as of every other stronghold. The cards of the optional
 * sietch are left out, because no table has one yet. The compendium lists no share cards, and limits shares to them.
 * @rules NF XXV.A–I, XXV.B "Harvest Deck Description", "Access Deck Description" ·
 */
export const VALUES_COMPENDIUM: HarvestRules = {
  ...VALUES_1984,
  harvestDeck: [
    { card: 5, count: 4 },
    { card: 8, count: 4 },
    { card: 10, count: 4 },
    { card: 12, count: 4 },
    { card: 15, count: 4 },
    { card: 25, count: 2 },
    { card: 40, count: 2 },
    { card: 'worm', count: 4 },
  ],
  accessDeck: [
    { card: 'carthag', count: 3 },
    { card: 'sietch-tabr', count: 3 },
    { card: 'habbanya-sietch', count: 3 },
    { card: 'tueks-sietch', count: 3 },
    { card: 'arrakeen', count: 3 },
    { card: 'troops-1', count: 8 },
    { card: 'troops-2', count: 8 },
    { card: 'troops-3', count: 8 },
    { card: 'troops-5', count: 8 },
    { card: 'troops-7', count: 8 },
    { card: 'troops-8', count: 3 },
  ],
  sharesMayBeTold: true,
  rules: ['NF XXV'],
};
