/**
 * Avalon Hill 1979. How it differs from the base: six rounds make a turn; an alliance may have any size and wins with
 * three strongholds; leaders come back after their owner has moved; reserves may be kept secret; allies of the Guild
 * ship in all its ways. Powers that other books print as advanced are optional rules here, each chosen separately.
 *
 * The advanced game on top of it: spice blows for two piles; a force counts half in battle unless spice supports it,
 * also a force of Fremen; cities and Tuek's Sietch bring spice. Special forces belong to an optional rule.
 */
import { base } from './base.ts';
import type { Edition, LayerDiff } from './edition.ts';

const advanced: LayerDiff = {
  source: 'Advanced game',
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
};

export const avalonHill: Edition = {
  id: 'avalon-hill-1979',
  over: 'base',
  source: 'Dune, Avalon Hill 1979',
  sets: {
    phaseOrder: {
      // Charity belongs to the bidding. Each player revives, ships and moves in one turn.
      is: ['storm', 'spice-blow', 'bidding', 'shipment', 'battle', 'collection', 'mentat-pause'],
      source: 'V; IV, for the end of the turn',
    },
    allianceLimit: { is: 'any', source: 'XII.C.2' },
    strongholdsToWinAlliance: {
      is: { pair: { two: 4, three: 3, fourOrMore: 3 }, more: { two: 4, three: 3, fourOrMore: 3 } },
      source: 'XII.E.1; R-127',
    },
    revival: { is: { ...base.revival, leaders: 'after-own-move' }, source: 'IX.D.4' },
    traitorsDrawn: { is: 'discs', source: 'III.E.2' },
    reservesPublic: { is: false, source: 'XIII.A' },
  },
  grants: [{ is: 'guild/ally-ship-back', source: 'Questions and Answers E.1, Guild shield' }],
  // The advanced game includes the increased spice flow.
  layers: { basic: { source: 'Basic game', sets: {}, options: ['increased-spice-flow'] }, advanced },
  options: [
    'additional-advantages',
    'weather',
    'special-karama',
    'no-alliances',
    'one-stronghold-more',
    'shield-wall-counts',
    'voluntary-no-leader',
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
    'cards-of-spice-harvest',
    'cards-of-the-duel',
    'alliances-of-three-at-most',
    'four-strongholds-for-everybody',
    'three-others-in-a-stronghold',
    'ship-then-move',
    'victory-before-collection',
  ],
  twoFactionsEach: false,
  lineUps: [],
};
