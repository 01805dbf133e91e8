import type { SaysAbove } from '#app/_components/prompt/prompt-progress.ts';
import { prefetchedPart } from '#app/_connection/lazy.tsx';

const SetupSteps = prefetchedPart(
  () => import('./steps.tsx').then((part) => part.SetupSteps),
  () => null,
);

/** Its steps, above all that is asked in its course. */
export const stepsOfSetup: SaysAbove = ({ table: { setup } }) => (setup === null ? null : <SetupSteps setup={setup} />);
