/** The kinds of random games that can reach the questions and events of this feature. */
import type { EventCoverage } from '../../support/feature.ts';

export const events: EventCoverage<'questionTime'> = { QuestionTimeChosen: 'always' };
