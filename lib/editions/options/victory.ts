/** The options about the strongholds that count, and how many of them win. */
import { UNLIMITED_TURNS } from '../../model/turn.ts';
import { CHART_OF_NINE } from '../chart-of-nine.ts';
import type { TableOptions } from './table-option.ts';

/** With two players, four strongholds win in any case. */
const THREE = { two: 4, three: 3, fourOrMore: 3 };

export const VICTORY_CHOICES = {
  'one-stronghold-more': {
    id: 'one-stronghold-more',
    source: 'AH79 XVIII.A.2',
    sets: { strongholdsMore: { is: 1, source: 'XVIII.A.2; R-297' } },
  },
  'shield-wall-counts': {
    id: 'shield-wall-counts',
    source: 'AH79 XVIII.B; R-18, R-208',
    // "Now players need occupy four of six": this replaces the option of one stronghold more, also with two players.
    outranks: ['one-stronghold-more', 'four-strongholds-for-everybody'],
    sets: {
      alsoCounted: { is: [{ territory: 'shield-wall', fromWorm: 0 }], source: 'XVIII.B; R-208' },
      strongholdsForEverySide: { is: 4, source: 'XVIII.B; R-18' },
    },
  },
  'shield-wall-counts-from-the-fourth-worm': {
    id: 'shield-wall-counts-from-the-fourth-worm',
    source: 'Tournament rules for GF9-2019, after AH79 XVIII.B; R-208',
    sets: {
      alsoCounted: { is: [{ territory: 'shield-wall', fromWorm: 4 }], source: 'Tournament rules for GF9-2019; R-208' },
    },
  },
  'chart-of-the-compendium': {
    id: 'chart-of-the-compendium',
    source: 'Nine-faction compendium IV, chart; R-324',
    excludes: ['four-strongholds-for-everybody', 'shield-wall-counts'],
    sets: CHART_OF_NINE,
  },
  'contested-strongholds-count': {
    id: 'contested-strongholds-count',
    source: 'GF9-2019 Mentat Pause, AH79 IV: "occupies", read otherwise; R-11',
    sets: { contestedStrongholds: { is: 'each', source: 'Mentat Pause, AH79 IV; R-11' } },
  },
  'false-wall-east-sietches': {
    id: 'false-wall-east-sietches',
    source: 'Rules for Dune XVIII.C; R-298',
    turns: { is: ['false-wall-east'], source: 'XVIII.C; R-298' },
    sets: {},
  },
  'harg-pass-sietches': {
    id: 'harg-pass-sietches',
    source: 'Rules for Dune XVIII.C; R-298',
    turns: { is: ['harg-pass'], source: 'XVIII.C; R-298' },
    sets: {},
  },
  'three-strongholds-agreed': {
    id: 'three-strongholds-agreed',
    source: 'Dune Squad II',
    sets: {
      strongholdsToWinSolo: { is: THREE, source: 'Dune Squad II' },
      strongholdsToWinAlliance: { is: { pair: THREE, more: THREE }, source: 'Dune Squad II, IV.C.1; R-15' },
    },
  },
  'no-turn-limit': {
    id: 'no-turn-limit',
    source: 'Dune Squad III',
    sets: {
      turnLimit: { is: UNLIMITED_TURNS, source: 'Dune Squad III' },
      winsAfterLastTurn: { is: [], source: 'Dune Squad III: without a limit nobody wins by default' },
    },
  },
  'four-strongholds-for-everybody': {
    id: 'four-strongholds-for-everybody',
    source: 'Dune Squad II',
    outranks: ['one-stronghold-more'],
    excludes: [
      'alliances-of-two-win-with-three',
      'alliances-of-three-win-with-three',
      'alliances-of-any-size-win-with-three',
    ],
    sets: { strongholdsForEverySide: { is: 4, source: 'Dune Squad II' } },
  },
} as const satisfies TableOptions;
