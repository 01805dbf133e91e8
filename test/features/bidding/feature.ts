/** What tests say of the bidding. */
import type { FeatureTests } from '../../support/feature.ts';
import { events, prompts } from './met.ts';
import { readings } from './readings.ts';

export const bidding: FeatureTests<'bidding'> = {
  readings,
  prompts,
  events,
  discloses: ['BidsTurnedOver', 'CardForSaleSeen'],
  secretAnswers: ['bid-limit', 'sealed-bid'],
};
