import type { HarvestRules } from '../model/harvest.ts';
import type { SpiceHarvestBox } from '../powers/box.ts';
import { VALUES_1984 } from './harvest-1984.ts';

/**
 * The values of the module in the compendium for nine factions, with twice as many harvest cards and voting cards, and
 * more access cards. The printed list of access cards has no Sietch Tabr, so three are added, as many as of every other
 * stronghold. The compendium lists no share cards, and limits shares to them.
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
    { card: 'optional-sietch', count: 3 },
    { card: 'troops-1', count: 8 },
    { card: 'troops-2', count: 8 },
    { card: 'troops-3', count: 8 },
    { card: 'troops-5', count: 8 },
    { card: 'troops-7', count: 8 },
    { card: 'troops-8', count: 3 },
  ],
  mostBiddersForOneDeck: 8,
  votesOfEachKind: 10,
  sharesMayBeTold: true,
  // The order is counter-clockwise from Carthag.
  readingOrder: [
    'carthag',
    'sietch-tabr',
    'habbanya-sietch',
    'harg-pass',
    'tueks-sietch',
    'false-wall-east',
    'arrakeen',
  ],
  planetCards: {
    ...VALUES_1984.planetCards,
    'counts-half-more': 'ixians',
    'passes-over-the-next-manager': 'lansraad',
  },
  startsWithoutCards: { faction: 'fremen', territories: ['false-wall-south', 'false-wall-west'], keeps: 10 },
  outside: ['bene-tleilaxu'],
  rules: ['NF XXV'],
};

/** Spice Harvest in the compendium. The compendium's own list of treachery cards already has the cards of the module. */
export const HARVEST_OF_COMPENDIUM: SpiceHarvestBox = { values: VALUES_COMPENDIUM, treacheryCards: {} };
