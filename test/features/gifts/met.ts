/** In which runs of games its events can be met. */
import { in2019Alliances } from '../../simulate/when.ts';
import type { MetEvents } from '../../support/feature.ts';

export const events: MetEvents<'gifts'> = {
  WealthShared: in2019Alliances,
  WealthFollows: in2019Alliances,
};
