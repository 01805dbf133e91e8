/** In which runs of games its questions and events can be met. */
import type { EventCoverage } from '../../support/feature.ts';

export const events: EventCoverage<'instructions'> = {
  Instructed: 'always',
  InstructionTicked: 'always',
  InstructionsMerged: 'always',
  InstructionsCleared: 'always',
};
