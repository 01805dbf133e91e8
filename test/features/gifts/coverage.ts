/** In which runs of games its events can be met. */
import { in2019Alliances } from '../../simulate/when.ts';
import type { EventCoverage } from '../../support/feature.ts';

export const events: EventCoverage<'gifts'> = {
  GiftMade: in2019Alliances,
  GiftDue: in2019Alliances,
};
