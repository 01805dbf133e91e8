/** What each step of the set-up is, for all to read. */
import { namesOfModules } from '../../../model/modules.ts';
import type { SetupStepId } from '../../../model/setup.ts';

const STEP_NAMES: Record<SetupStepId, string> = {
  ...namesOfModules('setupSteps'),
  prediction: 'Prediction',
  traitors: 'Traitors',
  spice: 'Spice',
  forces: 'Forces',
  treachery: 'Cards',
  board: 'Board',
};

/** A step of the set-up, as a label. */
export const setupStepName = (step: SetupStepId): string => STEP_NAMES[step];

/** The row of them, for who cannot see it. */
export const STEPS_OF_SETUP = 'Steps of the set-up';
