/** The kinds of random games that can reach the questions and events of this feature. */
import { inSetups } from '../../simulate/when.ts';
import type { EventCoverage, MetRefusals } from '../../support/feature.ts';

export const events: EventCoverage<'swap'> = {
  FactionsSwapped: inSetups,
};

export const refusals: MetRefusals<'swap'> = {
  'swap-needs-circle': { when: () => false, else: 'no edition so far has a faction without a circle' },
  'swap-with-itself': inSetups,
  'too-late-to-swap': 'always',
};
