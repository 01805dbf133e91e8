import type { RulesDiff } from '../powers/rules.ts';

const SOURCE = 'Nine-faction compendium IV, chart';

/**
 * The number of strongholds that wins by the chart of the compendium, which depends on the size of the alliance.
 * @rules Nine-faction compendium IV · R-324
 */
export const CHART_OF_NINE: RulesDiff['sets'] = {
  strongholdsToWinSolo: { is: { two: 4, three: 4, fourOrMore: 3 }, source: SOURCE },
  strongholdsToWinAlliance: {
    is: { pair: { two: null, three: 5, fourOrMore: 4 }, more: { two: null, three: null, fourOrMore: 5 } },
    source: SOURCE,
  },
};
