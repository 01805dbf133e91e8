import { arrakis, aroundArrakis, partNamed } from '../board/arrakis.ts';
import { oneOfEach } from '../board/board.ts';
import { FORCES_PER_FACTION } from '../board/discs.ts';
import type { EditionValues } from '../powers/rules.ts';
import { THE_DUEL_OF_1984 } from './duel-1984.ts';
import { HARVEST_OF_1984 } from './harvest-1984.ts';
import type { AdvantageId } from '../model/advantages.ts';
import type { Forces } from '../model/board.ts';
import { discOf, isMainCharacter, LEADER_IDS } from '../model/leaders.ts';

/** The forces of a faction without special ones. */
const PLAIN: Forces = { count: FORCES_PER_FACTION, special: 0 };

/** The powers that a Karama cancels in 1979, besides the Voice and prescience. */
export const CANCELLED_IN_1979: readonly AdvantageId[] = [
  'atreides/kwisatz-haderach',
  'atreides/peek-spice',
  'atreides/peek-treachery',
  'bene-gesserit/advisor-accompany',
  'bene-gesserit/advisor-ship',
  'bene-gesserit/worthless-karama',
  'emperor/sardaukar',
  'fremen/fedaykin',
  'fremen/worm-ride',
  'guild/out-of-turn',
  'harkonnen/bonus-card',
  'harkonnen/capture',
];

/** Four strongholds, with any number of players. */
const FOUR = { two: 4, three: 4, fourOrMore: 4 };

/**
 * The neutral base that every edition changes. It contains the common rules of all rulebooks, and a plain value for
 * everything else.
 * @rules AH79 and GF9-2019 where they agree
 */
export const base: EditionValues = {
  board: arrakis,
  sietches: [],
  seats: aroundArrakis,
  factions: ['atreides', 'bene-gesserit', 'emperor', 'fremen', 'guild', 'harkonnen'],
  withoutCircle: [],
  // Twenty discs for each faction, in both boxes.
  forces: {
    atreides: PLAIN,
    'bene-gesserit': PLAIN,
    emperor: PLAIN,
    fremen: PLAIN,
    guild: PLAIN,
    harkonnen: PLAIN,
    ixians: PLAIN,
    lansraad: PLAIN,
    tleilaxu: PLAIN,
  },
  // The main characters belong to an option.
  leaders: Object.fromEntries(
    LEADER_IDS.filter((leader) => !isMainCharacter(leader)).map((leader) => [leader, discOf(leader).strength]),
  ),
  leadersByTable: [],
  starts: {
    atreides: {
      spice: 10,
      forces: { kind: 'fixed', place: partNamed('arrakeen@9'), count: 10 },
      rules: ['GF9-2019 Atreides sheet "At start"', 'AH79 Atreides shield'],
    },
    'bene-gesserit': {
      spice: 5,
      forces: { kind: 'fixed', place: partNamed('polar-sink'), count: 1 },
      rules: ['GF9-2019 Bene Gesserit sheet "At start"', 'AH79 Bene Gesserit shield'],
    },
    emperor: {
      spice: 10,
      forces: { kind: 'reserves' },
      rules: ['GF9-2019 Emperor sheet "At start"', 'AH79 Emperor shield'],
    },
    fremen: {
      spice: 3,
      forces: { kind: 'spread', over: ['sietch-tabr', 'false-wall-south', 'false-wall-west'], count: 10 },
      rules: ['GF9-2019 Fremen sheet "At start"', 'AH79 Fremen shield'],
    },
    guild: {
      spice: 5,
      forces: { kind: 'fixed', place: partNamed('tueks-sietch@4'), count: 5 },
      rules: ['GF9-2019 Spacing Guild sheet "At start"', 'AH79 Guild shield'],
    },
    harkonnen: {
      spice: 10,
      forces: { kind: 'fixed', place: partNamed('carthag@10'), count: 10 },
      rules: ['GF9-2019 Harkonnen sheet "At start"', 'AH79 Harkonnen shield'],
    },
    ixians: { spice: 20, forces: { kind: 'reserves' }, rules: ['Nine-faction compendium XXXV "At start"'] },
    'bene-tleilaxu': {
      spice: 5,
      forces: { kind: 'reserves' },
      cards: 4,
      traitors: 0,
      rules: ['Nine-faction compendium XXXIV "At start"'],
    },
    lansraad: { spice: 30, forces: { kind: 'reserves' }, rules: ['Nine-faction compendium XXXVI "At start"'] },
    tleilaxu: { spice: 5, forces: { kind: 'reserves' }, traitors: 0, rules: ['Dune Squad VIII.G "At start"'] },
  },
  spiceHarvest: HARVEST_OF_1984,
  theDuel: THE_DUEL_OF_1984,
  turnLimit: 15,
  strongholdsToWinSolo: { two: 4, three: 3, fourOrMore: 3 },
  strongholdsToWinAlliance: { pair: FOUR, more: FOUR },
  strongholdsForEverySide: null,
  strongholdsMore: 0,
  manySietches: null,
  alsoCounted: [],
  // No rulebook has this rule. R-11.
  contestedStrongholds: 'none',
  allianceLimit: 2,
  alliesSecretTalk: 'any-time',
  // GF9-2019 "Sequence of play"; AH79 V puts charity into the bidding, and shipment into one with revival.
  phaseOrder: [
    'storm',
    'spice-blow',
    'charity',
    'bidding',
    'revival',
    'shipment',
    'battle',
    'collection',
    'mentat-pause',
  ],
  shipsBeforeMoves: false,
  battlesFollow: 'storm',
  victoryBeforeCollection: false,
  ownActsAreTakenBack: false,
  reservesPublic: true,
  handLimit: 4,
  // AH79 Player Aid Pad A–B: 25 battle cards and 8 others. GF9-2019 prints only the size, 33. Cards of modules are
  // added by those, or by an option.
  treacheryDeck: {
    crysknife: 1,
    'maula-pistol': 1,
    'slip-tip': 1,
    stunner: 1,
    'hunter-seeker': 0,
    chaumas: 1,
    chaumurky: 1,
    'ellaca-drug': 1,
    'gom-jabbar': 1,
    lasgun: 1,
    shield: 4,
    snooper: 4,
    'cheap-hero': 3,
    baliset: 1,
    'jubba-cloak': 1,
    kulon: 1,
    'la-la-la': 1,
    'trip-to-gamont': 1,
    'ya-ya-yawm': 0,
    'kull-wahad': 0,
    truthtrance: 2,
    'weather-control': 1,
    hajr: 1,
    'tleilaxu-ghola': 1,
    'family-atomics': 1,
    karama: 2,
    harvester: 0,
    thumper: 0,
    'cone-of-silence': 0,
    'residual-poison': 0,
    'stone-burner': 0,
    semuta: 0,
    mercenary: 0,
  },
  // AH79 III.E and Bene Gesserit shield; GF9-2019 Set-up 2–5 and Bene Gesserit sheet.
  setupOrder: ['prediction', 'traitors', 'spice', 'forces', 'treachery'],
  startingCards: 1,
  traitorsDrawn: 'cards',
  traitorsKept: 1,
  ownLeaderAsProtection: false,
  // AH79 VIII.I; GF9-2019 Phase 3 "CHOAM Charity".
  charity: { holding: 0, upTo: 2, withoutClaimFrom: 1 },
  // AH79 IX.B, D, shields; GF9-2019 Phase 5, faction sheets "Free revival". Fremen cannot buy more, because their three
  // free forces are the limit; R-157.
  revival: {
    free: { atreides: 2, 'bene-gesserit': 1, emperor: 1, fremen: 3, guild: 1, harkonnen: 2, ixians: 2, lansraad: 3 },
    most: 3,
    moreByAllies: 0,
    mostSpecial: 1,
    price: 2,
    leaders: 'with-forces',
    firstLeaderAtOnce: false,
  },
  // AH79 VIII.A and GF9-2019 Phase 4 mean a hand that is full at the moment.
  fullHandsAreOutForRound: false,
  // AH79 VIII.H.
  bidTime: 5,
  // AH79 XI.A; GF9-2019 Phase 8 "Spice Collection".
  collection: { perForce: 2, withCity: 3, cities: ['arrakeen', 'carthag'] },
  strongholdIncome: [],
  // AH79 VI.A–B, Player Aid Pad B.2; GF9-2019 "First Storm", "Storm Movement".
  stormFirstDial: { from: 0, to: 20 },
  stormLaterDial: { from: 1, to: 3 },
  stormOtherwise: 'wheels',
  stormCards: { from: 1, to: 6 },
  weatherControl: { from: 0, to: 10 },
  // No rulebook but that of Dune Squad has these.
  thumperCalls: 'next-card',
  harvesterCarries: false,
  ridesDevour: false,
  kulonAsHajr: false,
  weatherControlAnswered: false,
  additionalCardStopped: 'for-a-purchase',
  accompanyingStopped: 'once',
  rideStoppedOn: 'any-worm',
  atomicsAfterStorm: false,
  // AH79 The Duel VIII.3.
  coneOfSilence: 'opponents-for-a-turn',
  // AH79 The Duel VIII.4.
  residualPoisonBy: 'bribes',
  residualPoison: { least: 1, most: 4, bluffCosts: 3 },
  // AH79 Questions and Answers A.2; GF9-2019 "Treachery Cards"; R-148, for the first turn.
  stormCardsPlayedFrom: 1,
  stormBarsAtomics: false,
  // AH79 II.D.1, VII, XII.B, XXI.B; GF9-2019 Components, Phase 2.
  // One card for each spice space of the board, and worms: 21.
  spiceDeck: { ...oneOfEach(arrakis), 'shai-hulud': 6 },
  blowsPerTurn: 1,
  firstTurnWorms: 'shuffled-back',
  wormTimingOfNexus: 'before-devouring',
  extraWormAcrossPiles: false,
  // AH79 Player Aid Pad B.6.B.5, and its back, Fremen 2.
  wormsPlacedOn: 'anywhere',
  // AH79 VII.C, and GF9-2019 without a power that places worms.
  furtherWorms: 'nothing',
  fremenAllyWorm: 'spared',
  spiceDeckExhaustion: 'remembered',
  deckForEachPile: false,
  // AH79 Spice Harvest VII.3: only the spice that has just blown.
  doublesBothBlows: false,
  battleWhere: 'same-piece',
  // AH79 IX.C.1.c, 2.f; GF9-2019 Phase 6 "Strongholds", "Stronghold Blocking".
  strongholdOccupancyLimit: 2,
  // AH79 IX.C.1.b; GF9-2019 Phase 6 "Payment".
  shippingRates: { stronghold: 1, elsewhere: 2 },
  karamaShipsAcross: false,
  // GF9-2019 Spacing Guild sheet "Payment for shipment": "when other factions ship"; AH79 Guild shield. R-188.
  payeesShareOfFares: 'bank',
  // AH79 Emperor shield: "comes right back"; GF9-2019 is silent. R-155.
  payeesShareOfPrices: 'payee',
  // AH79 IX.C.2.a–b; GF9-2019 Phase 6 "Ornithopters", "One Adjacent Territory".
  ornithopters: 'held-now',
  freeReservesCome: 'as-a-shipment',
  // AH79 XV.B.5.
  coexistenceEnds: 'before-shipments',
  nextSpiceCardSeen: 'before-shipments',
  moveRange: { onFoot: 1, byAir: 3, ornithoptersAt: ['arrakeen', 'carthag'] },
  // AH79 Questions and Answers B.1; R-41.
  groupAcrossSectors: false,
  groupsPart: false,
  movesIntoStorm: false,
  // GF9-2019 "One Adjacent Territory", AH79 IX.C.2: a move leads to another territory.
  movesWithinTerritory: false,
  //
  outOfTurnPause: 4_000,
  voluntaryNoLeader: false,
  gholaLeaderFightsAtOnce: false,
  voiceScope: ['projectile', 'poison', 'lasgun', 'shield', 'snooper', 'worthless'],
  spiceSupport: 'none',
  planChangeAfterProbe: 'all-but-shown',
  winsEachTurn: ['strongholds'],
  // The Guild wins only if nobody else does, so the Fremen are checked first. Without the Guild at the table
  // they win in any position.
  winsAfterLastTurn: ['fremen/last-turn', 'guild/last-turn', 'fremen/without-guild', 'most-strongholds'],
  // AH79 XVII.B: one use for each card played.
  specialKarama: 'once-a-card',
  specialKaramaOf: [],
  // AH79 Player Aid Pad B.6: one worm, and these optional powers; the Voice and prescience have their own step.
  karamaCancelScope: CANCELLED_IN_1979,
  // AH79 Player Aid Pad B.6: a Karama cancels the Voice once and prescience once, also if they serve an ally.
  karamaCancelsAllyPowers: true,
  // GF9-2019 questions and answers of 2019: neither the reserves nor the storm’s move.
  karamaCancelsFreeReserves: false,
  karamaOnStormCard: 'next-look',
  // AH79 Player Aid Pad B.6: "in one battle"; GF9-2019 is silent.
  karamaOnSpecialForces: 'one-battle',
  // No book says at which step of a battle.
  planPowersCancelled: 'after-reveal',
  // AH79 XIII.C: between any players. R-186: no book says when the payment may be spent.
  deals: 'any-two',
  // AH79 XIII.C and GF9-2019 "Bribery": deals must be stated aloud.
  quietDeals: false,
  bribesSpendable: 'at-once',
  // AH79 is silent, so anybody may take notes.
  cardRecordsOf: 'everybody',
  // GF9-2019 Bene Gesserit sheet "Fighters": alone they are fighters, in any phase.
  advisorsLeftByBattles: 'fighters-at-once',
  advisorsLeftAlone: 'fighters-at-once',
  kwisatzHaderach: { wakes: 'at-once', goesWith: 'leaders-of-one-territory' },
  kwisatzHaderachOrMain: false,
  lostFreeRevivalsPay: 'bank',
  traitorKept: 'any',
  safeFromStoneBurner: null,
  capturedLeaders: { areKilled: 'face-down', serveTheirOwner: false },
  restsOnMain: [],
  outOfTheGame: 'never',
  // GF9-2019 Bene Gesserit sheet "Battle": all territories with advisors.
  advisorsUnderStormMayFight: true,
  // GF9-2019 "Surviving Leaders", AH79 X.E: every leader that was used in a battle.
  callersLeaderIsFree: false,
  // AH79 III.E and GF9-2019 Set-up allow advisors in one place with other factions; R-165.
  advisorsBesideAllies: 'allowed',
  harvest: null,
  duel: null,
  duelingDecks: 'for-the-players',
  advantages: [
    'atreides/peek-spice',
    'atreides/peek-treachery',
    'atreides/prescience',
    'atreides/prescience-ally',
    'bene-gesserit/advisor-ship',
    'bene-gesserit/prediction',
    'bene-gesserit/voice',
    'bene-gesserit/voice-ally',
    'emperor/revival-ally',
    'emperor/card-income',
    'fremen/free-reserves',
    'fremen/last-turn',
    'fremen/move-2',
    'fremen/without-guild',
    'fremen/worm-ally',
    'fremen/worm-ride',
    'guild/ally-ship',
    'guild/half-price',
    'guild/last-turn',
    'guild/ship-income',
    'guild/ship-types',
    'harkonnen/all-traitors',
    'harkonnen/bonus-card',
    'harkonnen/hand-8',
    'harkonnen/traitors-for-ally',
  ],
};
