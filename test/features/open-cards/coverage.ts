/** The kinds of random games that can reach the questions and events of this feature. */
import type { EventCoverage, MetRefusals } from '../../support/feature.ts';

export const events: EventCoverage<'openCards'> = { OpenCardsLookedThrough: 'always' };

export const refusals: MetRefusals<'openCards'> = {
  'look-through-first': 'always',
};
