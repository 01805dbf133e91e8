/** In which runs of games its events can be met. */
import type { EventCoverage, MetRefusals } from '../../support/feature.ts';

export const events: EventCoverage<'cardMemory'> = { HandMarked: 'always' };

export const refusals: MetRefusals<'cardMemory'> = {
  'keeps-no-records': 'always',
  'marks-others': 'always',
};
