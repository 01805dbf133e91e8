'use client';
import { stonePage } from '#app/_components/window/stone-page.tsx';
import { sayHowFar, StormMoved } from './storm-moved.tsx';

/** Everybody is asked whether the storm is steered. */
export const WeatherControlPage = stonePage({
  question: 'Do you play Weather Control?',
  act: 'Play Weather Control',
  SaidWithIt: StormMoved,
  sayWith: (_prompt, value) => sayHowFar(value),
});

/** Everybody is asked whether the Shield Wall is blown up. */
export const FamilyAtomicsPage = stonePage({
  question: 'Do you play Family Atomics?',
  act: 'Play Family Atomics',
});
