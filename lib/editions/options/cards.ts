/** The options about decks, treachery cards and records of cards. */
import type { TableOptions } from './table-option.ts';

export const CARD_CHOICES = {
  'cards-of-later-printings': {
    id: 'cards-of-later-printings',
    source: 'R-182 to R-185, after transcriptions of a later printing',
    sets: {
      stormCardsPlayedFrom: { is: 2, source: 'Weather Control and Family Atomics of a later printing; R-182' },
      stormBarsAtomics: { is: true, source: 'Family Atomics of a later printing; R-183' },
      karamaCancelsAllyPowers: { is: true, source: 'Karama of a later printing; R-184' },
      planPowersCancelled: { is: 'before-reveal', source: 'Karama of a later printing; R-185' },
    },
  },
  'cards-of-spice-harvest': {
    id: 'cards-of-spice-harvest',
    source: 'AH79 Spice Harvest VII, without the module',
    sets: {},
    decks: {
      treacheryDeck: {
        is: { 'hunter-seeker': 1, shield: 5, harvester: 1, thumper: 1, 'ya-ya-yawm': 1 },
        source: 'Spice Harvest VII',
      },
    },
  },
  'cards-of-the-duel': {
    id: 'cards-of-the-duel',
    source: 'AH79 The Duel VIII, without the module',
    sets: {},
    decks: {
      treacheryDeck: {
        is: { 'ellaca-drug': 2, snooper: 5, 'cone-of-silence': 1, 'residual-poison': 1, 'kull-wahad': 1 },
        source: 'The Duel VIII',
      },
    },
  },
  'cards-left-out-of-the-compendium': {
    id: 'cards-left-out-of-the-compendium',
    source: 'AH79 Spice Harvest VII, The Duel VIII; R-115',
    sets: {},
    decks: {
      treacheryDeck: {
        is: { harvester: 1, thumper: 1, 'cone-of-silence': 1, 'residual-poison': 1 },
        source: 'Spice Harvest VII, The Duel VIII; R-115',
      },
    },
  },
  'one-dueling-deck': {
    id: 'one-dueling-deck',
    source: 'Grand Dune, introduction; R-329',
    sets: { duelingDecks: { is: 'one', source: 'Introduction; R-329' } },
  },
  'two-weather-controls': {
    id: 'two-weather-controls',
    source: 'Official Dune Squad Dune Rules VI, VI.B.10; R-28',
    sets: {},
    decks: { treacheryDeck: { is: { 'weather-control': 2 }, source: 'VI.B.10; R-28' } },
  },
  'two-spice-decks': {
    id: 'two-spice-decks',
    source: 'Rules for Dune XXI.A, XXI.C; R-296',
    sets: { deckForEachPile: { is: true, source: 'XXI.A, XXI.C; R-296' } },
  },
  'everybody-keeps-card-records': {
    id: 'everybody-keeps-card-records',
    source: 'R-191, as in the editions that are silent',
    sets: { cardRecordsOf: { is: 'everybody', source: 'R-191' } },
  },
  'atreides-keeps-card-records': {
    id: 'atreides-keeps-card-records',
    source: 'R-191, after GF9-2019 Atreides sheet',
    sets: { cardRecordsOf: { is: ['atreides'], source: 'GF9-2019 Atreides sheet; R-191' } },
  },
  'full-hands-are-out-for-the-round': {
    id: 'full-hands-are-out-for-the-round',
    source: 'GF9-2019 Phase 4 "Transparency", AH79 VIII.G, read otherwise; R-34',
    sets: { fullHandsAreOutForRound: { is: true, source: 'R-34' } },
  },
} as const satisfies TableOptions;
