/** In which runs of games its questions and events can be met. */
import type { EventCoverage, MetRefusals } from '../../support/feature.ts';

export const events: EventCoverage<'openCards'> = { OpenCardsLookedThrough: 'always' };

export const refusals: MetRefusals<'openCards'> = {
  'look-through-first': 'always',
};
