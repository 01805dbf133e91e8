import type { SaysAbove } from '#app/_components/prompt/prompt-progress.ts';
import { SetupSteps } from './steps.tsx';

/** Its steps, above all that is asked in its course. */
export const stepsOfSetup: SaysAbove = ({ table: { setup } }) => (setup === null ? null : <SetupSteps setup={setup} />);
