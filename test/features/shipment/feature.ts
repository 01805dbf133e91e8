/** What tests say of a shipment. */
import type { FeatureTests } from '../../support/feature.ts';
import { answers } from './step-definitions.ts';
import { oracle } from './oracle.ts';
import { prompts, events } from './coverage.ts';

export const shipment: FeatureTests<'shipment'> = {
  words: { answers },
  oracle,
  prompts,
  events,
  discloses: ['ShipmentAnnounced', 'ForcesCrossed', 'ForcesWithdrawn'],
};
