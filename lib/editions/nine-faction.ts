/**
 * The nine-faction compendium: the game of 1979 for up to nine players, with the Bene Tleilaxu, the Ixians and
 * the Lansraad. In
 * contrast to 1979, some factions have a place without a player circle. The number of strongholds that wins depends on
 * the number of players. For an alliance, it also depends on the number of members.
 */
import { CANCELLED_IN_1979 } from './base.ts';
import type { Edition } from './edition.ts';
import { CHART_OF_NINE } from './chart-of-nine.ts';
import { THE_DUEL_OF_COMPENDIUM } from './duel-compendium.ts';
import { HARVEST_OF_COMPENDIUM } from './harvest-compendium.ts';
import { CANCELLED_OF_THREE, NINE, POWERS_OF_THREE, RING_OF_NINE, WITHOUT_CIRCLE } from './three-factions.ts';

export const nineFaction: Edition = {
  id: 'nine-faction',
  over: 'avalon-hill-1979',
  source: 'Rules for Dune, a compendium for nine factions',
  sets: {
    factions: { is: NINE, source: 'XXVIII–XXXVI' },
    // In the book, only the Bene Tleilaxu have no player circle. In Grand Dune, the Guild and the Ixians also lose
    // theirs.
    withoutCircle: { is: WITHOUT_CIRCLE, source: 'XXXIV "At start"; R-05' },
    seats: { is: RING_OF_NINE, source: 'III.E.1; R-05' },
    karamaCancelScope: { is: [...CANCELLED_IN_1979, ...CANCELLED_OF_THREE], source: 'XXXVII.B.7.a' },
    ...CHART_OF_NINE,
    winsEachTurn: { is: ['strongholds', 'bene-tleilaxu/spice-win'], source: 'XXXIV.4; R-310' },
    quietDeals: { is: true, source: 'XIII.C' },
    doublesBothBlows: { is: true, source: 'XXI.C; R-142' },
    furtherWorms: { is: 'wait-to-be-ridden', source: 'VII.C; R-295' },
    manySietches: { is: { from: 2, more: 2, double: ['carthag', 'arrakeen'] }, source: 'XVIII.C.1; R-17' },
    leadersByTable: { is: ['lansraad'], source: 'XXXVI; R-04' },
    spiceHarvest: { is: HARVEST_OF_COMPENDIUM, source: 'XXV' },
    theDuel: { is: THE_DUEL_OF_COMPENDIUM, source: 'XXIV' },
  },
  grants: POWERS_OF_THREE,
  decks: {
    // The book lists 48 cards.
    treacheryDeck: {
      is: {
        crysknife: 2,
        'hunter-seeker': 1,
        chaumas: 2,
        'ellaca-drug': 2,
        shield: 7,
        snooper: 7,
        'ya-ya-yawm': 1,
        'kull-wahad': 1,
        'stone-burner': 1,
        semuta: 1,
        mercenary: 1,
      },
      source: 'XXXVII; R-319',
    },
  },
  layers: {
    basic: { source: 'Basic game', sets: {}, options: ['increased-spice-flow'] },
    advanced: {
      source: 'Advanced game',
      options: ['two-spice-decks'],
      sets: {
        blowsPerTurn: { is: 2, source: 'XXI.A' },
        spiceSupport: { is: 'half-without', source: 'XXII.A' },
        strongholdIncome: {
          is: [
            { territory: 'arrakeen', spice: 2 },
            { territory: 'carthag', spice: 2 },
            { territory: 'tueks-sietch', spice: 1 },
          ],
          source: 'XXIII',
        },
      },
    },
  },
  options: [
    'additional-advantages',
    'weather',
    'special-karama',
    'no-alliances',
    'alliances-of-two-at-most',
    'one-stronghold-more',
    'shield-wall-counts',
    'false-wall-east-sietches',
    'harg-pass-sietches',
    'plan-may-change-after-prescience',
    'bribes-from-the-next-mentat-pause',
    'atreides-keeps-card-records',
    'guild-gets-its-own-share-back',
    'full-hands-are-out-for-the-round',
    'leader-of-the-caller-is-free',
    'moves-within-a-territory',
    'contested-strongholds-count',
    'cards-left-out-of-the-compendium',
    'main-characters',
    'main-characters-of-ten',
    'alliances-of-three-at-most',
    'four-strongholds-for-everybody',
    'three-others-in-a-stronghold',
    'ship-then-move',
    'victory-before-collection',
  ],
  twoFactionsEach: false,
  lineUps: [],
};
