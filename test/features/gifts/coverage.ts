/** In which runs of games its events can be met. */
import { in2019Alliances } from '../../simulate/when.ts';
import type { EventCoverage } from '../../support/feature.ts';

export const events: EventCoverage<'gifts'> = {
  WealthShared: in2019Alliances,
  WealthFollows: in2019Alliances,
};
