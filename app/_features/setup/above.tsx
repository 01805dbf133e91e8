import type { SaysAbove } from '#app/_components/question/above.ts';
import { soon } from '#app/_connection/later.tsx';

const SetupSteps = soon(
  () => import('./steps.tsx').then((part) => part.SetupSteps),
  () => null,
);

/** Its steps, above all that is asked in its course. */
export const stepsOfSetup: SaysAbove = ({ table: { setup } }) => (setup === null ? null : <SetupSteps setup={setup} />);
