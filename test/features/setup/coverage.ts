/** The kinds of random games that can reach the questions and events of this feature. */
import { inPlacements, inSetups, withMorePowersInSetups } from '../../simulate/when.ts';
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
  'spread-forces': inPlacements,
  'start-anywhere': withMorePowersInSetups,
  'setup-done': inSetups,
};

export const refusals: MetRefusals<'setup'> = {
  'game-under-way': 'always',
};
