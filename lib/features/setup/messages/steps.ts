/** The public texts of the set-up steps. */
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

/** Returns a step of the set-up, as a label. */
export const setupStepName = (step: SetupStepId): string => STEP_NAMES[step];

/** The name of the row of steps, for screen readers. */
export const STEPS_OF_SETUP = 'Steps of the set-up';
