/** What tests say of a shipment. */
import type { FeatureTests } from '../../support/feature.ts';
import { answers } from './verbs.ts';
import { readings } from './readings.ts';
import { prompts, events } from './met.ts';

export const shipment: FeatureTests<'shipment'> = {
  words: { answers },
  readings,
  prompts,
  events,
  discloses: ['ShipmentAnnounced', 'ForcesCrossed', 'ForcesWithdrawn'],
};
