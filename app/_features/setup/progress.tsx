import type { SaysAbove } from '#app/_components/prompt/prompt-progress.ts';
import { SetupSteps } from './steps.tsx';

/** Shows the steps of the set-up above its questions. */
export const stepsOfSetup: SaysAbove = ({ table: { setup } }) => (setup === null ? null : <SetupSteps setup={setup} />);
