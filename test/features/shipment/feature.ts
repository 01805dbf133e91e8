/** The test code for a shipment. */
import type { FeatureTests } from '../../support/feature.ts';
import { answers } from './step-definitions.ts';
import { oracle } from './oracle.ts';
import { prompts, events } from './coverage.ts';
import { examples } from './examples.ts';

export const shipment: FeatureTests<'shipment'> = {
  examples,
  words: { answers },
  oracle,
  prompts,
  events,
  discloses: ['ShipmentAnnounced', 'ForcesCrossed', 'ForcesWithdrawn'],
};
