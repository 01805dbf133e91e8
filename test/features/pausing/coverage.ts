/** In which runs of games its questions and events can be met. */
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
