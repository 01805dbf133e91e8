/** The kinds of random games that can reach the questions and events of this feature. */
import { in2019, inTurns, withMorePowers } from '../../simulate/when.ts';
import type { EventCoverage, MetPrompts } from '../../support/feature.ts';

export const events: EventCoverage<'shipment'> = {
  ShipmentAnnounced: 'always',
  ShipmentStands: withMorePowers,
  ForcesShipped: 'always',
  ForcesCrossed: inTurns,
  ForcesWithdrawn: inTurns,
  ShipmentCancelled: in2019,
  ShipmentCalledOff: 'always',
};

export const prompts: MetPrompts<'shipment'> = {
  'bring-reserves': 'always',
  ship: inTurns,
};
