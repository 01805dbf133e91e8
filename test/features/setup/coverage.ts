/** In which runs of games its questions and events can be met. */
import { inSetups, withMorePowersInSetups } from '../../simulate/when.ts';
import type { EventCoverage, MetPrompts, MetRefusals } from '../../support/feature.ts';

export const events: EventCoverage<'setup'> = {
  SetupBegan: inSetups,
  SetupStepBegan: inSetups,
  SetupPartDone: inSetups,
  PredictionSealed: inSetups,
  OwnDrawn: inSetups,
  StartingSpiceTaken: inSetups,
  ForcesPlaced: inSetups,
  SetupEnded: inSetups,
};

export const prompts: MetPrompts<'setup'> = {
  predict: inSetups,
  'draw-own': inSetups,
  'spread-forces': inSetups,
  'start-anywhere': withMorePowersInSetups,
  'setup-done': inSetups,
};

export const refusals: MetRefusals<'setup'> = {
  'game-under-way': 'always',
};
