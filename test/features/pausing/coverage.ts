/** In which runs of games its questions and events can be met. */
import type { EventCoverage } from '../../support/feature.ts';

export const events: EventCoverage<'pausing'> = {
  HandRaised: 'always',
  HandLowered: 'always',
  TablePaused: 'always',
  TablePausedForCorrection: 'always',
  TableResumed: 'always',
};
