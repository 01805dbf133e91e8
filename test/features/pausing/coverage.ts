/** The kinds of random games that can reach the questions and events of this feature. */
import type { EventCoverage, MetRefusals } from '../../support/feature.ts';

export const events: EventCoverage<'pausing'> = {
  HandRaised: 'always',
  HandLowered: 'always',
  TablePaused: 'always',
  TablePausedForCorrection: 'always',
  TableResumed: 'always',
};

export const refusals: MetRefusals<'pausing'> = {
  'hand-not-raised': 'always',
};
