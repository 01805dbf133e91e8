/** In which runs of games its questions and events can be met. */
import type { EventCoverage } from '../../support/feature.ts';

export const events: EventCoverage<'windows'> = {
  WindowOpened: 'always',
  StandingAnswersTimed: 'always',
  WindowStayedOpen: 'always',
  WindowAnswered: 'always',
  WindowAnswerWithdrawn: 'always',
  WindowClosed: 'always',
};
