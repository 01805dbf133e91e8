'use client';
import { Against, effectAgainst, formatAgainstWhat } from '#app/_components/window/against.tsx';
import type { SaidProps } from '#app/_components/window/own-messages.ts';
import { createWindowPage } from '#app/_components/window/window-page.tsx';
import { getField, type AnswerValue } from '#client';
import type { WindowPrompt } from '#app/_components/prompt/prompt-page.ts';
import { WINDOWS } from '#lib/features/storm/messages/phone.ts';
import { formatHowFar, StormMoved } from './storm-moved.tsx';

/** Everybody is asked whether the storm is steered; and whether its card is stopped, where one would be turned over. */
export const WeatherControlPage = createWindowPage({
  question: (prompt) => (cancelsPowers(prompt) ? WINDOWS.either : WINDOWS.weatherControl),
  act: (prompt) => (cancelsPowers(prompt) ? WINDOWS.playEither : WINDOWS.playWeatherControl),
  effectOf: effectAgainst,
  SaidWithIt: SaidWithCard,
  sayWith: (prompt, value) => formatHowFar(value) + formatAgainstWhat(prompt, value),
});

/** Everybody is asked whether the Shield Wall is blown up; and whether a power is stopped that the storm meets. */
export const FamilyAtomicsPage = createWindowPage({
  question: (prompt) => (cancelsPowers(prompt) ? WINDOWS.either : WINDOWS.familyAtomics),
  act: (prompt) => (cancelsPowers(prompt) ? WINDOWS.playEither : WINDOWS.playFamilyAtomics),
  effectOf: effectAgainst,
  SaidWithIt: Against,
  sayWith: formatAgainstWhat,
});

const cancelsPowers = (prompt: WindowPrompt): boolean => 'uses' in prompt && prompt.uses.length > 0;

/** How far, with the card that steers the storm; against what, with another. */
function SaidWithCard(props: SaidProps) {
  return steers(props.value) ? <StormMoved {...props} /> : <Against {...props} />;
}

const steers = (value: AnswerValue): boolean => getField(value, 'sectors') !== undefined;
