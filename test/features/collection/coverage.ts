/** In which runs of games its questions and events can be met. */
import { inTurns } from '../../simulate/when.ts';
import type { EventCoverage, MetPrompts } from '../../support/feature.ts';

export const events: EventCoverage<'collection'> = {
  CollectionBegan: inTurns,
  CollectingLimited: inTurns,
  SpiceCollected: inTurns,
};

export const prompts: MetPrompts<'collection'> = { 'collect-less': inTurns };
