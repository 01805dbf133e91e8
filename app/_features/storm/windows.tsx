'use client';
import { stonePage } from '#app/_components/window/stone-page.tsx';
import { WINDOWS } from '#lib/phases/storm/words/phone.ts';
import { sayHowFar, StormMoved } from './storm-moved.tsx';

/** Everybody is asked whether the storm is steered. */
export const WeatherControlPage = stonePage({
  question: WINDOWS.weatherControl,
  act: WINDOWS.playWeatherControl,
  SaidWithIt: StormMoved,
  sayWith: (_prompt, value) => sayHowFar(value),
});

/** Everybody is asked whether the Shield Wall is blown up. */
export const FamilyAtomicsPage = stonePage({
  question: WINDOWS.familyAtomics,
  act: WINDOWS.playFamilyAtomics,
});
