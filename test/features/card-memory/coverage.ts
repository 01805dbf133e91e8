/** The kinds of random games that can reach the events of this feature. */
import type { EventCoverage, MetRefusals } from '../../support/feature.ts';

export const events: EventCoverage<'cardMemory'> = { HandMarked: 'always' };

export const refusals: MetRefusals<'cardMemory'> = {
  'keeps-no-records': 'always',
  'marks-others': 'always',
};
