import type { HarvestRules } from '../model/harvest.ts';
import type { SpiceHarvestBox } from '../powers/box.ts';
import { HARVEST_OF_1984, VALUES_1984 } from './harvest-1984.ts';

/**
 * The values of the module in Grand Dune: the decks of 1984, a second access deck for eight bidders, and the abilities
 * of the Ixians and the Lansraad. The Bene Tleilaxu take no part. Every voter needs two voting cards, so nine players
 * need a second set.
 * @rules Grand Dune "Spice Harvest" · AH79 Spice Harvest III–VI ·
 */
const VALUES_OF_GRAND_DUNE: HarvestRules = {
  ...VALUES_1984,
  votesOfEachKind: 10,
  planetCards: {
    ...VALUES_1984.planetCards,
    'counts-half-more': 'ixians',
    'passes-over-the-next-manager': 'lansraad',
  },
  outside: ['bene-tleilaxu'],
  rules: ['Grand Dune "Spice Harvest"', ...VALUES_1984.rules],
};

/** Spice Harvest in Grand Dune, with the treachery cards of 1984. */
export const HARVEST_OF_GRAND_DUNE: SpiceHarvestBox = {
  values: VALUES_OF_GRAND_DUNE,
  treacheryCards: HARVEST_OF_1984.treacheryCards,
};
