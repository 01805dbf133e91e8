/**
 * Gale Force Nine 2019. It differs from the base as follows. A game has ten turns. Charity also helps a faction with 1
 * spice. Reserves are public. A faction that was dealt only its own leaders protects one. There are no battles in the
 * storm's sector. The Voice may name the cheap hero. A leader revived by a Ghola fights at once. A Karama cancels any
 * power, except one used for an ally. The advanced game adds: a force counts half in battle unless spice supports it;
 * cities and Tuek's Sietch bring spice; two factions have special forces; and the powers that the faction sheets print
 * under "Advanced game advantages".
 */
import { FORCES_PER_FACTION } from '../board/discs.ts';
import { ALLIANCE_OPTIONS } from '../model/editions.ts';
import { base } from './base.ts';
import type { Edition, LayerDiff } from './edition.ts';

const advanced: LayerDiff = {
  source: 'Dune, Gale Force Nine 2019, advanced game',
  sets: {
    forces: {
      is: {
        ...base.forces,
        emperor: { count: FORCES_PER_FACTION, special: 5 },
        fremen: { count: FORCES_PER_FACTION, special: 3 },
      },
      source: 'Emperor sheet "Sardaukar", Fremen sheet "Fedaykin"',
    },
    blowsPerTurn: { is: 2, source: 'Double Spice Blow' },
    spiceSupport: { is: 'half-without', source: 'Advanced Combat' },
    strongholdIncome: {
      is: [
        { territory: 'arrakeen', spice: 2 },
        { territory: 'carthag', spice: 2 },
        { territory: 'tueks-sietch', spice: 1 },
      ],
      source: 'Increased Spice Flow',
    },
    specialKarama: { is: 'once-a-game', source: 'Advanced Karama Cards; R-160' },
    specialKaramaOf: {
      is: ['atreides', 'emperor', 'fremen', 'guild', 'harkonnen'],
      source: 'Advanced Karama Cards: all but the Bene Gesserit',
    },
  },
  options: [
    'advisors-wait-after-battles',
    'karama-cancels-the-storm-card',
    'karama-cancels-special-forces-all-phase',
    'no-advisors-beside-allies',
    'advisors-under-the-storm-stay',
  ],
  grants: [
    { is: 'atreides/karama-plan', source: 'Advanced Karama Cards' },
    { is: 'emperor/karama-revive', source: 'Advanced Karama Cards' },
    { is: 'fremen/karama-worm', source: 'Advanced Karama Cards' },
    { is: 'guild/karama-stop', source: 'Advanced Karama Cards' },
    { is: 'harkonnen/karama-swap', source: 'Advanced Karama Cards' },
    { is: 'bene-gesserit/start-anywhere', source: 'Bene Gesserit sheet "Start of game"' },
    { is: 'bene-gesserit/advisor-fighter', source: 'Bene Gesserit sheet "Advisors", "Fighters"' },
    { is: 'bene-gesserit/advisor-accompany', source: 'Bene Gesserit sheet "Advisors"' },
    { is: 'bene-gesserit/intrusion', source: 'Bene Gesserit sheet "Intrusion"' },
    { is: 'bene-gesserit/announce-battles', source: 'Bene Gesserit sheet "Battle"' },
    { is: 'bene-gesserit/charity', source: 'Bene Gesserit sheet "Charity"' },
    { is: 'guild/out-of-turn', source: 'Spacing Guild sheet "Ship and move when you wish"; R-176' },
    { is: 'harkonnen/capture', source: 'Harkonnen sheet "Captured leaders"' },
    { is: 'emperor/sardaukar', source: 'Emperor sheet "Sardaukar"' },
    { is: 'fremen/extra-worm', source: 'Fremen sheet "Sandworms"; R-151' },
    { is: 'fremen/fedaykin', source: 'Fremen sheet "Fedaykin"' },
    { is: 'fremen/no-spice-battle', source: 'Fremen sheet "Battles"' },
    { is: 'fremen/see-storm', source: 'Fremen sheet "Storm rule"' },
    { is: 'fremen/next-storm-card', source: 'Fremen sheet "Storm rule"; R-172' },
    { is: 'fremen/storm-half', source: 'Fremen sheet "Storm losses"' },
    { is: 'atreides/kwisatz-haderach', source: 'Atreides sheet "Kwisatz Haderach"' },
    { is: 'bene-gesserit/worthless-karama', source: 'Bene Gesserit sheet "Karama"' },
  ],
};

export const gf9: Edition = {
  id: 'gf9-2019',
  over: 'base',
  source: 'Dune, Gale Force Nine 2019',
  sets: {
    turnLimit: { is: 10, source: 'Sequence of play' },
    charity: { is: { ...base.charity, holding: 1 }, source: 'Phase 3 "CHOAM Charity"' },
    revival: { is: { ...base.revival, moreByAllies: 3 }, source: 'Emperor sheet "Alliance"; R-157' },
    bidTime: { is: 10, source: 'Phase 4 "Time Limit"' },
    firstTurnWorms: { is: 'set-aside', source: 'Phase 2 "First Turn"' },
    wormTimingOfNexus: { is: 'after-the-blow', source: 'Phase 2 "Nexus", Fremen sheet "Shai-Hulud"; R-20, R-23' },
    extraWormAcrossPiles: { is: true, source: 'Questions and Answers "Miscellaneous"; R-151' },
    wormsPlacedOn: { is: 'sand', source: 'Fremen sheet "Sandworms", Advanced Karama Cards' },
    fremenAllyWorm: { is: 'asked', source: 'Fremen sheet "Alliance"' },
    spiceDeckExhaustion: { is: 'empty', source: 'Questions and Answers "Miscellaneous"; R-152' },
    ownLeaderAsProtection: { is: true, source: 'Set-up, step 2; R-143' },
    battleWhere: { is: 'outside-storm', source: 'Storm Phase "Obstruction", Phase 7 "Battle Determination"; R-131' },
    groupAcrossSectors: { is: true, source: 'Questions and Answers "Movement"; R-41' },
    gholaLeaderFightsAtOnce: { is: true, source: 'Questions and Answers "Treachery Cards"' },
    karamaCancelScope: { is: 'any', source: 'Questions and Answers "Treachery Cards"; R-172' },
    deals: { is: 'not-between-allies', source: 'Bribery; R-178' },
    karamaCancelsAllyPowers: { is: false, source: 'R-172' },
    cardRecordsOf: { is: ['atreides'], source: 'Atreides sheet, base game; R-191' },
    voiceScope: {
      is: ['projectile', 'poison', 'lasgun', 'shield', 'snooper', 'worthless', 'cheap-hero'],
      source: 'Bene Gesserit sheet "Voice"',
    },
  },
  grants: [
    { is: 'fremen/revival-ally', source: 'Fremen sheet "Alliance"' },
    { is: 'emperor/gifts', source: 'Emperor sheet "Alliance"; R-178' },
  ],
  layers: { basic: { source: 'Basic game', sets: {} }, advanced },
  options: [
    ...ALLIANCE_OPTIONS,
    'allies-may-deal',
    'bribes-from-the-next-mentat-pause',
    'cards-of-later-printings',
    'everybody-keeps-card-records',
    'guild-gets-its-own-share-back',
    'emperors-own-share-goes-to-the-bank',
    'full-hands-are-out-for-the-round',
    'karama-cancels-fremen-reserves',
    'leader-of-the-caller-is-free',
    'moves-within-a-territory',
    'contested-strongholds-count',
    'main-characters',
    'main-characters-of-ten',
    'shield-wall-counts-from-the-fourth-worm',
    'no-alliances',
    'four-strongholds-for-everybody',
    'three-others-in-a-stronghold',
    'ship-then-move',
    'victory-before-collection',
  ],
  twoFactionsEach: true,
  // "Two & three player games", "Four & Five player games".
  lineUps: [
    ['atreides', 'harkonnen'],
    ['atreides', 'harkonnen', 'fremen'],
    ['atreides', 'emperor', 'fremen', 'harkonnen'],
    ['atreides', 'emperor', 'fremen', 'guild', 'harkonnen'],
  ],
};
