import type { HarvestRules } from '../model/harvest.ts';
import type { SpiceHarvestBox } from '../powers/box.ts';

/**
 * The values of the module of 1984.
 * @rules AH79 Spice Harvest III–VI
 */
export const VALUES_1984: HarvestRules = {
  harvests: 5,
  startingSpice: 10,
  managersFee: 3,
  tax: 1,
  priceOfExtraCard: { from: 4, to: 8 },
  harvestDeck: [
    { card: 5, count: 2 },
    { card: 8, count: 2 },
    { card: 10, count: 2 },
    { card: 12, count: 2 },
    { card: 15, count: 2 },
    { card: 25, count: 1 },
    { card: 40, count: 1 },
    { card: 'worm', count: 2 },
  ],
  accessDeck: [
    { card: 'carthag', count: 2 },
    { card: 'sietch-tabr', count: 2 },
    { card: 'habbanya-sietch', count: 2 },
    { card: 'tueks-sietch', count: 2 },
    { card: 'arrakeen', count: 2 },
    { card: 'troops-1', count: 4 },
    { card: 'troops-2', count: 4 },
    { card: 'troops-3', count: 4 },
    { card: 'troops-5', count: 4 },
    { card: 'troops-7', count: 4 },
    { card: 'troops-8', count: 3 },
    { card: 'troops-10', count: 3 },
  ],
  mostBiddersForOneDeck: 7,
  shareCards: [
    ...[0, 1, 2, 3, 4, 5].map((value) => ({ value, count: 3 })),
    ...[6, 7, 8, 10, 12, 15].map((value) => ({ value, count: 2 })),
  ],
  mostTakersOfShareCards: 6,
  votesOfEachKind: 5,
  sharesMayBeTold: false,
  dealt: null,
  mostTroops: 20,
  readingOrder: ['carthag', 'sietch-tabr', 'habbanya-sietch', 'tueks-sietch', 'arrakeen'],
  planetCards: {
    'looks-at-a-share': 'atreides',
    'looks-at-an-access-card': 'atreides',
    'sees-bought-access-cards': 'bene-gesserit',
    'sells-a-harvest-card': 'guild',
    'manages-after-a-worm': 'fremen',
    'receives-the-tax': 'emperor',
    'keeps-the-office-once': 'harkonnen',
    'counts-half-more': null,
    'passes-over-the-next-manager': null,
  },
  startsWithoutCards: null,
  outside: [],
  rules: ['AH79 Spice Harvest III–VI'],
};

/**
 * Spice Harvest of 1984, with its treachery cards for the game after the harvests.
 * @rules AH79 Spice Harvest IV.3, VII
 */
export const HARVEST_OF_1984: SpiceHarvestBox = {
  values: VALUES_1984,
  treacheryCards: { 'hunter-seeker': 1, shield: 5, harvester: 1, thumper: 1, 'ya-ya-yawm': 1 },
};
