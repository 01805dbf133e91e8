/** The kinds of random games that can reach the questions and events of this feature. */
import { inTurns, withSquad } from '../../simulate/when.ts';
import type { EventCoverage, MetPrompts } from '../../support/feature.ts';

export const events: EventCoverage<'collection'> = {
  CollectionBegan: inTurns,
  CollectingLimited: inTurns,
  CarryingDoubled: withSquad,
  SpiceCollected: inTurns,
};

export const prompts: MetPrompts<'collection'> = { 'collect-less': inTurns };
