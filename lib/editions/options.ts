import { FORCES_PER_FACTION } from '../board/discs.ts';
import { base } from './base.ts';
import type { ByPlayers, RulesDiff } from '../powers/rules.ts';
import type { EditionId, Layer, OptionId } from '../model/editions.ts';
import { mainCharactersOf } from './main-characters.ts';
import { optionsOf } from './offered.ts';

/** An option of a table, and its changes. The edition says which options it offers. */
export interface TableOption extends RulesDiff {
  readonly id: OptionId;
  /** Options that have no effect if this one is chosen too. */
  readonly outranks?: readonly OptionId[];
}

/** Returns the options that take effect: all except those that another chosen option outranks. */
export const inEffect = (options: readonly OptionId[]): readonly TableOption[] => {
  const outranked = options.flatMap((option) => OPTION_DIFFS[option].outranks ?? []);
  return options.filter((option) => !outranked.includes(option)).map((option) => OPTION_DIFFS[option]);
};

/** Whether this edition offers the option in this layer. */
export const isOffered = (option: OptionId, edition: EditionId, layer: Layer): boolean =>
  optionsOf(edition, layer).some((offered) => offered === option);

/** With three players an alliance needs four strongholds, in every row of the alliance table. */
const allianceOf = (limit: number | 'any', strongholds: number): RulesDiff['sets'] => {
  const needed: ByPlayers = { two: 4, three: 4, fourOrMore: strongholds };
  return {
    allianceLimit: { is: limit, source: 'Optional Rules for Alliances' },
    strongholdsToWinAlliance: {
      is: { pair: needed, more: needed },
      source: 'Optional Rules for Alliances; Two & three player games; R-19',
    },
  };
};

const OPTION_DIFFS: Readonly<Record<OptionId, TableOption>> = {
  'voluntary-no-leader': {
    id: 'voluntary-no-leader',
    source: 'AH79 Questions and Answers B.7; R-46',
    sets: { voluntaryNoLeader: { is: true, source: 'Questions and Answers B.7' } },
  },
  'plan-may-change-after-prescience': {
    id: 'plan-may-change-after-prescience',
    source: 'AH79 Questions and Answers B.6; R-47',
    sets: { planChangeAfterProbe: { is: 'anything', source: 'Questions and Answers B.6, to the letter' } },
  },
  'alliances-of-two-win-with-three': {
    id: 'alliances-of-two-win-with-three',
    source: 'GF9-2019 Optional Rules for Alliances',
    sets: allianceOf(2, 3),
  },
  'alliances-of-three-win-with-four': {
    id: 'alliances-of-three-win-with-four',
    source: 'GF9-2019 Optional Rules for Alliances',
    sets: allianceOf(3, 4),
  },
  'alliances-of-three-win-with-three': {
    id: 'alliances-of-three-win-with-three',
    source: 'GF9-2019 Optional Rules for Alliances',
    sets: allianceOf(3, 3),
  },
  'alliances-of-any-size-win-with-three': {
    id: 'alliances-of-any-size-win-with-three',
    source: 'GF9-2019 Optional Rules for Alliances',
    sets: allianceOf('any', 3),
  },
  'bribes-from-the-next-mentat-pause': {
    id: 'bribes-from-the-next-mentat-pause',
    source: 'R-186, after questions and answers of November 2020',
    sets: { bribesSpendable: { is: 'from-the-next-mentat-pause', source: 'R-186' } },
  },
  'allies-may-deal': {
    id: 'allies-may-deal',
    source: 'R-178, as AH79 XIII.C',
    sets: { deals: { is: 'any-two', source: 'AH79 XIII.C' } },
  },
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
  'advisors-wait-after-battles': {
    id: 'advisors-wait-after-battles',
    source: 'GF9-2019 Bene Gesserit sheet "Fighters", read otherwise; R-163',
    sets: { advisorsLeftByBattles: { is: 'wait-for-the-next-turn', source: 'R-163' } },
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
  'shield-wall-counts-from-the-fourth-worm': {
    id: 'shield-wall-counts-from-the-fourth-worm',
    source: 'Tournament rules for GF9-2019, after AH79 XVIII.B; R-208',
    sets: {
      alsoCounted: { is: [{ territory: 'shield-wall', fromWorm: 4 }], source: 'Tournament rules for GF9-2019; R-208' },
    },
  },
  'contested-strongholds-count': {
    id: 'contested-strongholds-count',
    source: 'GF9-2019 Mentat Pause, AH79 IV: "occupies", read otherwise; R-11',
    sets: { contestedStrongholds: { is: 'each', source: 'Mentat Pause, AH79 IV; R-11' } },
  },
  'moves-within-a-territory': {
    id: 'moves-within-a-territory',
    source: 'GF9-2019 Phase 6 "Sectors", AH79 IX.C.2, read otherwise; R-41',
    sets: { movesWithinTerritory: { is: true, source: 'Phase 6 "Sectors"; R-41' } },
  },
  'karama-cancels-special-forces-all-phase': {
    id: 'karama-cancels-special-forces-all-phase',
    source: 'GF9-2019 Advanced Karama Cards, read otherwise; R-172',
    sets: { karamaOnSpecialForces: { is: 'whole-phase', source: 'Advanced Karama Cards; R-172' } },
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
  'main-characters': { id: 'main-characters', ...mainCharactersOf(8) },
  // The same rule with the printed strength: it replaces the other.
  'main-characters-of-ten': { id: 'main-characters-of-ten', outranks: ['main-characters'], ...mainCharactersOf(10) },
  'leader-of-the-caller-is-free': {
    id: 'leader-of-the-caller-is-free',
    source: 'GF9-2019 Phase 7 "Traitors", read otherwise; R-49',
    sets: { callersLeaderIsFree: { is: true, source: 'Phase 7 "Traitors"; R-49' } },
  },
  'emperors-own-share-goes-to-the-bank': {
    id: 'emperors-own-share-goes-to-the-bank',
    source: 'GF9-2019 Emperor sheet "Bidding", read otherwise; R-155, as the Guild’s share of a fare goes to the bank',
    sets: { payeesShareOfPrices: { is: 'bank', source: 'GF9-2019 Emperor sheet "Bidding"; R-155' } },
  },
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
      { is: 'lansraad/karama-influence', source: 'Nine-faction compendium XXXVII.B.7.b.9' },
      { is: 'ixians/karama-strength', source: 'Nine-faction compendium XXXVII.B.7.b.8' },
    ],
  },
  'no-alliances': {
    id: 'no-alliances',
    source: 'AH79 XVIII.A.1; R-207',
    outranks: ['alliances-of-two-at-most'],
    sets: { allianceLimit: { is: 1, source: 'XVIII.A.1; R-207' } },
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
  'alliances-of-two-at-most': {
    id: 'alliances-of-two-at-most',
    source: 'Rules for Dune XVIII.A.1',
    sets: { allianceLimit: { is: 2, source: 'XVIII.A.1' } },
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
  'one-stronghold-more': {
    id: 'one-stronghold-more',
    source: 'AH79 XVIII.A.2',
    sets: { strongholdsMore: { is: 1, source: 'XVIII.A.2; R-297' } },
  },
  'shield-wall-counts': {
    id: 'shield-wall-counts',
    source: 'AH79 XVIII.B; R-18, R-208',
    // "Now players need occupy four of six": this replaces the option of one stronghold more, also with two players.
    outranks: ['one-stronghold-more'],
    sets: {
      alsoCounted: { is: [{ territory: 'shield-wall', fromWorm: 0 }], source: 'XVIII.B; R-208' },
      strongholdsForEverySide: { is: 4, source: 'XVIII.B; R-18' },
    },
  },
  'increased-spice-flow': {
    id: 'increased-spice-flow',
    source: 'AH79 XIX',
    sets: {
      strongholdIncome: {
        is: [
          { territory: 'arrakeen', spice: 2 },
          { territory: 'carthag', spice: 2 },
          { territory: 'tueks-sietch', spice: 1 },
        ],
        source: 'XIX',
      },
    },
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
  'guild-gets-its-own-share-back': {
    id: 'guild-gets-its-own-share-back',
    source: 'R-188, as the Emperor’s share of a card comes back to the Emperor',
    sets: { payeesShareOfFares: { is: 'payee', source: 'GF9-2019 Questions and Answers "Miscellaneous"; R-188' } },
  },
};
