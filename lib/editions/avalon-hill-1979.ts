/**
 * Avalon Hill 1979, basic game. How it differs from the base: six rounds make a turn; an alliance may have any size and
 * wins with three strongholds; leaders come back after their owner has moved; reserves may be kept secret; allies of the
 * Guild ship in all its ways.
 */
import { base } from './base.ts';
import type { Edition } from './edition.ts';

export const avalonHill: Edition = {
  id: 'avalon-hill-1979',
  over: 'base',
  source: 'Dune, Avalon Hill 1979',
  sets: {
    phaseOrder: {
      // Charity is asked for in the bidding round; each player revives, ships and moves in one go.
      is: ['storm', 'spice-blow', 'bidding', 'shipment', 'battle', 'collection', 'mentat-pause'],
      source: 'V; IV, for the end of the turn',
    },
    allianceLimit: { is: 'any', source: 'XII.C.2' },
    strongholdsToWinAlliance: { is: { two: 4, three: 3, fourOrMore: 3 }, source: 'XII.E.1; R-127' },
    revival: { is: { ...base.revival, leaders: 'after-own-move' }, source: 'IX.D.4' },
    traitorsDrawn: { is: 'discs', source: 'III.E.2' },
    reservesPublic: { is: false, source: 'XIII.A' },
  },
  grants: [{ is: 'guild/ally-ship-back', source: 'Questions and Answers E.1, Guild shield' }],
  layers: { basic: { source: 'Basic game', sets: {} } },
  options: [
    'voluntary-no-leader',
    'plan-may-change-after-prescience',
    'bribes-from-the-next-mentat-pause',
    'atreides-keeps-card-records',
    'guild-gets-its-own-share-back',
    'full-hands-are-out-for-the-round',
    'leader-of-the-caller-is-free',
    'moves-within-a-territory',
    'contested-strongholds-count',
  ],
  twoFactionsEach: false,
  lineUps: [],
};
