/**
 * Dune Squad: one group's rules over the game of 1979, with the Tleilaxu as a seventh faction. It has one layer: the
 * additional advantages, the weather and the special Karamas of 1979 always belong to the game, but for the capture of
 * leaders. Spice does not support forces in battle, and strongholds bring no spice. Four strongholds win, and there are
 * no alliances, unless the table has agreed otherwise. The treachery deck is nearly two decks of 1979, and the spice
 * deck is two.
 */
import { arrakis } from '../board/arrakis.ts';
import { oneOfEach } from '../board/board.ts';
import { FORCES_PER_FACTION } from '../board/discs.ts';
import { seatsAt } from '../board/seats.ts';
import type { AdvantageId } from '../model/advantages.ts';
import type { SpiceCard } from '../model/spice-blow.ts';
import { base, CANCELLED_IN_1979 } from './base.ts';
import type { Edition } from './edition.ts';

/** Four strongholds win with any number of players. */
const FOUR = { two: 4, three: 4, fourOrMore: 4 };

/** Capture is withdrawn, and a Karama stops the accompanying of shipments wherever the force goes. */
const NOT_CANCELLED: readonly AdvantageId[] = ['harkonnen/capture', 'bene-gesserit/advisor-accompany'];

/** The numbers of cards in two decks like this one. */
const twice = (deck: Readonly<Partial<Record<SpiceCard, number>>>): Readonly<Partial<Record<SpiceCard, number>>> =>
  Object.fromEntries(Object.entries(deck).map(([card, count]) => [card, 2 * count]));

export const duneSquad: Edition = {
  id: 'dune-squad',
  over: 'avalon-hill-1979',
  source: 'Official Dune Squad Dune Rules',
  sets: {
    factions: { is: [...base.factions, 'tleilaxu'], source: 'VIII' },
    withoutCircle: { is: ['tleilaxu'], source: 'IX.A.3; R-05, R-286' },
    // The six circles, and a place without one in each gap between two of them.
    seats: { is: seatsAt(arrakis, 1, null, 4, null, 7, null, 10, null, 13, null, 16, null), source: 'I.B; R-05' },
    leadersByTable: { is: ['tleilaxu'], source: 'IX.B; R-03' },
    forces: {
      is: {
        ...base.forces,
        emperor: { count: FORCES_PER_FACTION, special: 5 },
        fremen: { count: FORCES_PER_FACTION, special: 3 },
      },
      source: 'VII.C.1, VII.D.4',
    },
    phaseOrder: {
      is: ['storm', 'spice-blow', 'bidding', 'revival', 'shipment', 'battle', 'collection', 'charity', 'mentat-pause'],
      source: 'III; III.H.3, for charity',
    },
    shipsBeforeMoves: { is: true, source: 'III.E, III.F' },
    ornithopters: { is: 'held-since-the-last-turn', source: 'III.F.1; R-271, R-272' },
    freeReservesCome: { is: 'with-the-moves', source: 'III.E.6; R-36' },
    groupsPart: { is: true, source: 'III.F.4' },
    movesIntoStorm: { is: true, source: 'VII.D.3' },
    coexistenceEnds: { is: 'before-moves', source: 'VII.B.4.b; R-283' },
    nextSpiceCardSeen: { is: 'before-moves', source: 'VIII.A.2' },
    victoryBeforeCollection: { is: true, source: 'II, III; R-270' },
    ownActsAreTakenBack: { is: true, source: 'III; R-285' },
    strongholdsToWinSolo: { is: FOUR, source: 'II' },
    strongholdsToWinAlliance: { is: { pair: FOUR, more: FOUR }, source: 'IV.C.1; R-15' },
    karamaShipsAcross: { is: true, source: 'III.E.7, VI.B.5.o; R-37, R-276' },
    allianceLimit: { is: 1, source: 'III.B.4' },
    strongholdOccupancyLimit: { is: 3, source: 'III.E.3, III.F.6' },
    revival: { is: { ...base.revival, firstLeaderAtOnce: true }, source: 'III.D.4; R-44' },
    charity: { is: { ...base.charity, withoutClaimFrom: 2 }, source: 'VII.B.2' },
    spiceDeck: { is: twice({ ...oneOfEach(arrakis), 'shai-hulud': 6 }), source: 'IX.D.1; R-40' },
    blowsPerTurn: { is: 2, source: 'III.B' },
    residualPoisonBy: { is: 'die', source: 'VI.B.6; R-278, R-279, R-288' },
    thumperCalls: { is: 'any-desert', source: 'VI.B.7; R-275' },
    harvesterCarries: { is: true, source: 'VI.B.4' },
    ridesDevour: { is: true, source: 'VII.D.2.b; R-274' },
    kulonAsHajr: { is: true, source: 'VI.A.7' },
    weatherControlAnswered: { is: true, source: 'VI.B.10; R-28' },
    additionalCardStopped: { is: 'for-the-bidding', source: 'VI.B.5.l' },
    accompanyingStopped: { is: 'for-the-round', source: 'VI.B.5.c' },
    rideStoppedOn: { is: 'worms-of-the-deck', source: 'VI.B.5.i' },
    stormOtherwise: { is: 'die', source: 'III.A.2; R-269' },
    atomicsAfterStorm: { is: true, source: 'VI.B.2; R-273' },
    coneOfSilence: { is: 'one-player-for-a-phase', source: 'VI.B.1; R-287' },
    advisorsLeftAlone: { is: 'until-the-turn-ends', source: 'VII.B.4.d; R-166' },
    kwisatzHaderach: { is: { wakes: 'in-the-next-turn', goesWith: 'one-leader' }, source: 'VII.A.1; R-57, R-159' },
    specialKaramaOf: {
      is: ['atreides', 'emperor', 'fremen', 'guild', 'harkonnen', 'tleilaxu'],
      source: 'VII: all but the Bene Gesserit, who use worthless cards',
    },
    karamaCancelScope: {
      is: [
        ...CANCELLED_IN_1979.filter((power) => !NOT_CANCELLED.includes(power)),
        'tleilaxu/dead-traitors',
        'tleilaxu/free-revival',
      ],
      source: 'VI.B.5.a–o',
    },
  },
  grants: [
    { is: 'atreides/kwisatz-haderach', source: 'VII.A.1' },
    { is: 'atreides/karama-plan', source: 'VII.A.2' },
    { is: 'bene-gesserit/start-anywhere', source: 'VII.B.1' },
    { is: 'bene-gesserit/charity', source: 'VII.B.2' },
    { is: 'bene-gesserit/advisor-accompany', source: 'VII.B.3' },
    { is: 'bene-gesserit/coexistence', source: 'VII.B.4' },
    { is: 'bene-gesserit/worthless-karama', source: 'VI.A.7' },
    { is: 'emperor/sardaukar', source: 'VII.C.1' },
    { is: 'emperor/karama-revive', source: 'VII.C.3' },
    { is: 'fremen/see-storm', source: 'VII.D.1' },
    { is: 'fremen/next-storm-card', source: 'VII.D.1' },
    { is: 'fremen/extra-worm', source: 'VII.D.2' },
    { is: 'fremen/storm-half', source: 'VII.D.3' },
    { is: 'fremen/fedaykin', source: 'VII.D.4' },
    { is: 'fremen/karama-worm', source: 'VII.D.5' },
    { is: 'guild/out-of-turn', source: 'VII.E.1' },
    { is: 'guild/karama-stop', source: 'VII.E.2' },
    { is: 'harkonnen/karama-swap', source: 'VII.F.2' },
    { is: 'tleilaxu/revival-income', source: 'VIII.G.1' },
    { is: 'tleilaxu/free-revival', source: 'VIII.G "Free revival"; R-280' },
    { is: 'tleilaxu/ally-revival', source: 'VIII.G "Alliance"; R-281' },
    { is: 'tleilaxu/dead-traitors', source: 'VIII.G.2' },
    { is: 'tleilaxu/ghola-karama', source: 'VIII.G.3' },
    { is: 'tleilaxu/karama-stop', source: 'VII.G.1' },
  ],
  decks: {
    // The book lists 73 cards: 55 battle cards and 18 others.
    treacheryDeck: {
      is: {
        crysknife: 2,
        'hunter-seeker': 1,
        'maula-pistol': 2,
        'slip-tip': 2,
        stunner: 2,
        shield: 9,
        chaumas: 2,
        chaumurky: 2,
        'ellaca-drug': 3,
        'gom-jabbar': 2,
        snooper: 9,
        'cheap-hero': 6,
        'cone-of-silence': 1,
        'residual-poison': 1,
        harvester: 1,
        thumper: 1,
        'kull-wahad': 1,
        'ya-ya-yawm': 1,
        kulon: 2,
        'la-la-la': 2,
        baliset: 2,
        'jubba-cloak': 2,
        'trip-to-gamont': 2,
        hajr: 2,
        karama: 4,
        'tleilaxu-ghola': 2,
        truthtrance: 4,
      },
      source: 'VI',
    },
  },
  layers: { basic: { source: 'Official Dune Squad Dune Rules', sets: {} } },
  options: [
    'three-strongholds-agreed',
    'alliances-agreed',
    'no-turn-limit',
    'two-weather-controls',
    'plan-may-change-after-prescience',
    'bribes-from-the-next-mentat-pause',
    'atreides-keeps-card-records',
    'guild-gets-its-own-share-back',
    'full-hands-are-out-for-the-round',
    'leader-of-the-caller-is-free',
    'moves-within-a-territory',
    'contested-strongholds-count',
    'main-characters',
    'main-characters-of-ten',
  ],
  twoFactionsEach: false,
  lineUps: [],
};
