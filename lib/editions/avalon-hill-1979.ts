/**
 * Avalon Hill 1979, basic game. How it differs from the base: six rounds make a turn; an alliance may have any size and
 * wins with three strongholds; reserves may be kept secret.
 */
import type { RulesDiff } from '../rules/rules.ts';

export const avalonHill = {
  id: 'avalon-hill-1979',
  source: 'Dune, Avalon Hill 1979',
  sets: {
    phaseOrder: {
      // Charity is asked for in the bidding round; each player revives, ships and moves in one go.
      is: ['storm', 'spice-blow', 'bidding', 'shipment', 'battle', 'collection', 'mentat-pause'],
      source: 'V; IV, for the end of the turn',
    },
    allianceLimit: { is: 'any', source: 'XII.C.2' },
    strongholdsToWinAlliance: { is: { two: 4, three: 3, fourOrMore: 3 }, source: 'XII.E.1; R-127' },
    reservesPublic: { is: false, source: 'XIII.A' },
  },
} as const satisfies RulesDiff;
