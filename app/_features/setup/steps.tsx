import { setupStepName, type SetupView } from '#client';
import { Steps } from '#app/_components/steps.tsx';
import { STEPS_OF_SETUP } from '#lib/features/setup/messages/steps.ts';

/** Shows the steps of the set-up. */
export const SetupSteps = ({ setup: { step, steps } }: { readonly setup: SetupView }) => (
  <Steps label={STEPS_OF_SETUP} names={steps.map(setupStepName)} now={steps.indexOf(step)} />
);
