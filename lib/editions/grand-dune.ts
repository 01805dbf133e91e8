/**
 * Grand Dune: one sheet that joins the game of 1979, both of its modules, and the three factions of the magazines. Spice
 * Harvest and the main characters always belong to the game. Three factions have fixed places without player circles.
 * Battles follow the order in which the factions have moved.
 */
import { base, CANCELLED_IN_1979 } from './base.ts';
import { THE_DUEL_OF_1984 } from './duel-1984.ts';
import { THE_DUEL_OF_GRAND_DUNE } from './duel-grand-dune.ts';
import type { Edition } from './edition.ts';
import { HARVEST_OF_GRAND_DUNE } from './harvest-grand-dune.ts';
import { mainCharactersOf } from './main-characters.ts';
import { CANCELLED_OF_THREE, NINE, POWERS_OF_THREE, RING_OF_NINE, WITHOUT_CIRCLE } from './three-factions.ts';

const MAIN_CHARACTERS = mainCharactersOf(THE_DUEL_OF_1984.mainCharacters);

export const grandDune: Edition = {
  id: 'grand-dune',
  over: 'avalon-hill-1979',
  source: 'Grand Dune, The General',
  includes: ['spice-harvest'],
  isUnfinished: true,
  sets: {
    ...MAIN_CHARACTERS.sets,
    factions: { is: NINE, source: 'Introduction' },
    withoutCircle: { is: WITHOUT_CIRCLE, source: 'Closing section' },
    seats: { is: RING_OF_NINE, source: 'Closing section; R-05' },
    leadersByTable: { is: ['lansraad'], source: 'Nine-faction compendium XXXVI; R-04' },
    starts: {
      is: {
        ...base.starts,
        'bene-tleilaxu': {
          // They start with the spice that is left over after the harvests.
          spice: 0,
          forces: { kind: 'reserves' },
          cards: 4,
          traitors: 0,
          rules: ['Grand Dune "Spice Harvest"', 'Nine-faction compendium XXXIV "At start"'],
        },
      },
      source: '"Spice Harvest"',
    },
    karamaCancelScope: {
      is: [...CANCELLED_IN_1979, ...CANCELLED_OF_THREE],
      source: 'Nine-faction compendium XXXVII.B.7.a',
    },
    winsEachTurn: {
      is: ['strongholds', 'bene-tleilaxu/spice-win'],
      source: 'Nine-faction compendium XXXIV.4; R-310',
    },
    kwisatzHaderachOrMain: { is: true, source: 'Closing section, Atreides' },
    traitorKept: { is: 'a-revealed-one', source: '"Harkonnen"' },
    battlesFollow: { is: 'movement', source: 'Closing section; R-330' },
    theDuel: { is: THE_DUEL_OF_GRAND_DUNE, source: 'Introduction, changed section VII of The Duel' },
    spiceHarvest: { is: HARVEST_OF_GRAND_DUNE, source: '"Spice Harvest"' },
  },
  grants: POWERS_OF_THREE,
  decks: {
    // The sheet does not print the numbers of the two new cards.
    treacheryDeck: {
      is: { ...THE_DUEL_OF_1984.treacheryCards, 'stone-burner': 1, semuta: 1 },
      source: '"Semuta Drug", "Stone Burner"; The Duel VIII',
    },
  },
  layers: {
    basic: { source: 'Basic game', sets: {}, options: ['increased-spice-flow'] },
    advanced: {
      source: 'Advanced game of 1979',
      sets: {
        blowsPerTurn: { is: 2, source: 'AH79 XXI.A' },
        spiceSupport: { is: 'half-without', source: 'AH79 XXII.A' },
        strongholdIncome: {
          is: [
            { territory: 'arrakeen', spice: 2 },
            { territory: 'carthag', spice: 2 },
            { territory: 'tueks-sietch', spice: 1 },
          ],
          source: 'AH79 XXIII',
        },
      },
    },
  },
  // The sheet speaks of coexistence, Sardaukar and the Guild's choice of its turn as if they were in use.
  chosenFirst: ['additional-advantages', 'weather', 'special-karama'],
  options: [
    'additional-advantages',
    'weather',
    'special-karama',
    'no-alliances',
    'one-stronghold-more',
    'chart-of-the-compendium',
    'fremen-pay-bene-tleilaxu-without-kynes',
    'paul-is-safe-from-stone-burners',
    'one-dueling-deck',
    'shield-wall-counts',
    'plan-may-change-after-prescience',
    'bribes-from-the-next-mentat-pause',
    'atreides-keeps-card-records',
    'guild-gets-its-own-share-back',
    'full-hands-are-out-for-the-round',
    'leader-of-the-caller-is-free',
    'moves-within-a-territory',
    'contested-strongholds-count',
    'alliances-of-three-at-most',
    'four-strongholds-for-everybody',
    'three-others-in-a-stronghold',
    'ship-then-move',
    'victory-before-collection',
  ],
  twoFactionsEach: false,
  lineUps: [],
};
