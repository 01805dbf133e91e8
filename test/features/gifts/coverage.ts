/** The kinds of random games that can reach the events of this feature. */
import { in2019Alliances, in2019Battles } from '../../simulate/when.ts';
import type { EventCoverage, MetRefusals } from '../../support/feature.ts';

export const events: EventCoverage<'gifts'> = {
  GiftMade: in2019Alliances,
  GiftDue: in2019Alliances,
};

export const refusals: MetRefusals<'gifts'> = {
  'no-spice-to-give': 'always',
  'gifts-for-allies-only': in2019Alliances,
  'no-gift-in-battle': in2019Battles,
  'gift-too-large': in2019Alliances,
};
