/**
 * Avalon Hill 1979, basic game. How it differs from the base: an alliance of any size wins with three strongholds;
 * reserves may be kept secret.
 */
import type { RulesDiff } from '../rules/rules.ts';

export const avalonHill = {
  id: 'avalon-hill-1979',
  source: 'Dune, Avalon Hill 1979',
  sets: {
    strongholdsToWinAlliance: { is: { two: 4, three: 3, fourOrMore: 3 }, source: 'XII.E.1; R-127' },
    reservesPublic: { is: false, source: 'XIII.A' },
  },
} as const satisfies RulesDiff;
