/** In which runs of games its questions and events can be met. */
import { in2019AdvancedTurns, in2019Turns, inTurns } from '../../simulate/when.ts';
import type { EventCoverage, MetPrompts } from '../../support/feature.ts';

export const events: EventCoverage<'fremenWorms'> = {
  WormCalled: inTurns,
  WormPlaced: in2019AdvancedTurns,
  AlliesSpared: in2019Turns,
  WormRidden: inTurns,
};

export const prompts: MetPrompts<'fremenWorms'> = {
  'place-worm': in2019AdvancedTurns,
  'spare-ally': in2019Turns,
  'ride-worm': inTurns,
};
