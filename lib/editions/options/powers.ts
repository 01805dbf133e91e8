/** The options about the powers of factions, and about main characters. */
import { FORCES_PER_FACTION } from '../../board/discs.ts';
import { base } from '../base.ts';
import { mainCharactersOf } from '../main-characters.ts';
import type { TableOptions } from './table-option.ts';

export const POWER_CHOICES = {
  'additional-advantages': {
    id: 'additional-advantages',
    source: 'AH79 XV, Player Aid Pad, back; R-200',
    sets: {
      forces: {
        is: {
          ...base.forces,
          emperor: { count: FORCES_PER_FACTION, special: 5 },
          fremen: { count: FORCES_PER_FACTION, special: 3 },
        },
        source: 'Player Aid Pad, back, Emperor 1, Fremen 4',
      },
      charity: { is: { ...base.charity, withoutClaimFrom: 2 }, source: 'XV.B.2' },
      advisorsLeftAlone: { is: 'until-the-turn-ends', source: 'XV.B.5; R-166' },
      kwisatzHaderach: {
        is: { wakes: 'in-the-next-turn', goesWith: 'one-leader' },
        source: 'Player Aid Pad, back, Atreides 1; R-57, R-159',
      },
      capturedLeaders: {
        is: { areKilled: 'face-up', serveTheirOwner: true },
        source: 'Player Aid Pad, back, Harkonnen 1',
      },
    },
    grants: [
      { is: 'atreides/kwisatz-haderach', source: 'Player Aid Pad, back, Atreides 1' },
      { is: 'bene-gesserit/start-anywhere', source: 'XV.B.1' },
      { is: 'bene-gesserit/charity', source: 'XV.B.2' },
      { is: 'bene-gesserit/advisor-accompany', source: 'XV.B.3' },
      { is: 'bene-gesserit/coexistence', source: 'XV.B.4, XV.B.5' },
      { is: 'emperor/sardaukar', source: 'Player Aid Pad, back, Emperor 1' },
      { is: 'fremen/extra-worm', source: 'Player Aid Pad, back, Fremen 2' },
      { is: 'bene-tleilaxu/card-gift', source: 'Nine-faction compendium XXXIV "Additional character advantages" 2' },
      { is: 'bene-tleilaxu/traps', source: 'Nine-faction compendium XXXIV; R-67, R-308' },
      { is: 'bene-tleilaxu/worthless-hold', source: 'Nine-faction compendium XXXIV' },
      { is: 'lansraad/restricted-territory', source: 'Nine-faction compendium XXXVI' },
      { is: 'lansraad/allied-restriction', source: 'Nine-faction compendium XXXVI "Alliance"; R-314' },
      { is: 'fremen/storm-half', source: 'Player Aid Pad, back, Fremen 3' },
      { is: 'fremen/fedaykin', source: 'Player Aid Pad, back, Fremen 4' },
      { is: 'guild/out-of-turn', source: 'Player Aid Pad, back, Guild 1' },
      { is: 'harkonnen/capture', source: 'Player Aid Pad, back, Harkonnen 1' },
    ],
  },
  weather: {
    id: 'weather',
    source: 'AH79 XVI',
    sets: {},
    grants: [
      { is: 'fremen/see-storm', source: 'XVI' },
      { is: 'fremen/next-storm-card', source: 'XVI.B, C' },
    ],
  },
  'special-karama': {
    id: 'special-karama',
    source: 'AH79 XVII, Player Aid Pad B.6.B',
    sets: {
      specialKaramaOf: {
        is: ['atreides', 'emperor', 'fremen', 'guild', 'harkonnen'],
        source: 'Player Aid Pad B.6.B: all but the Bene Gesserit, who use worthless cards',
      },
    },
    grants: [
      { is: 'atreides/karama-plan', source: 'Player Aid Pad B.6.B.2' },
      { is: 'emperor/karama-revive', source: 'Player Aid Pad B.6.B.6' },
      { is: 'fremen/karama-worm', source: 'Player Aid Pad B.6.B.5' },
      { is: 'guild/karama-stop', source: 'Player Aid Pad B.6.B.3' },
      { is: 'harkonnen/karama-swap', source: 'Player Aid Pad B.6.B.1' },
      { is: 'bene-gesserit/worthless-karama', source: 'Player Aid Pad A.7, B.6.B.4' },
      { is: 'bene-tleilaxu/karama-lasgun', source: 'Nine-faction compendium XXXVII.B.7.b.7' },
      { is: 'lansraad/karama-influence', source: 'Nine-faction compendium XXXVII.B.7.b.9' },
      { is: 'ixians/karama-strength', source: 'Nine-faction compendium XXXVII.B.7.b.8' },
    ],
  },
  'karama-cancels-fremen-reserves': {
    id: 'karama-cancels-fremen-reserves',
    source: 'GF9-2019 Advanced Karama Cards, to the letter; R-172',
    sets: { karamaCancelsFreeReserves: { is: true, source: 'Advanced Karama Cards; R-172' } },
  },
  'karama-cancels-the-storm-card': {
    id: 'karama-cancels-the-storm-card',
    source: 'GF9-2019 Advanced Karama Cards, to the letter; R-172',
    sets: { karamaOnStormCard: { is: 'this-storm', source: 'Advanced Karama Cards; R-172' } },
  },
  'karama-cancels-special-forces-all-phase': {
    id: 'karama-cancels-special-forces-all-phase',
    source: 'GF9-2019 Advanced Karama Cards, read otherwise; R-172',
    sets: { karamaOnSpecialForces: { is: 'whole-phase', source: 'Advanced Karama Cards; R-172' } },
  },
  'advisors-wait-after-battles': {
    id: 'advisors-wait-after-battles',
    source: 'GF9-2019 Bene Gesserit sheet "Fighters", read otherwise; R-163',
    sets: { advisorsLeftByBattles: { is: 'wait-for-the-next-turn', source: 'R-163' } },
  },
  'no-advisors-beside-allies': {
    id: 'no-advisors-beside-allies',
    source: 'GF9-2019 Alliances "Constraint", to the letter; R-165',
    sets: { advisorsBesideAllies: { is: 'never', source: 'Alliances "Constraint"; R-165' } },
  },
  'advisors-under-the-storm-stay': {
    id: 'advisors-under-the-storm-stay',
    source: 'GF9-2019 Bene Gesserit sheet "Battle" and Storm Phase "Obstruction", read together; R-131',
    sets: { advisorsUnderStormMayFight: { is: false, source: 'Storm Phase "Obstruction"; R-131' } },
  },
  'fremen-pay-bene-tleilaxu-without-kynes': {
    id: 'fremen-pay-bene-tleilaxu-without-kynes',
    source: 'Grand Dune, "Fremen"; R-327, as every other revival is paid',
    sets: { lostFreeRevivalsPay: { is: 'payee', source: 'R-327' } },
  },
  'paul-is-safe-from-stone-burners': {
    id: 'paul-is-safe-from-stone-burners',
    source: 'Grand Dune, "Stone Burner", optional rule',
    sets: {
      safeFromStoneBurner: { is: 'paul-atreides', source: '"Stone Burner", optional rule' },
    },
  },
  'main-characters': { id: 'main-characters', ...mainCharactersOf(8) },
  // The same rule with the printed strength: it replaces the other.
  'main-characters-of-ten': { id: 'main-characters-of-ten', outranks: ['main-characters'], ...mainCharactersOf(10) },
} as const satisfies TableOptions;
