'use client';
import { Against, effectAgainst, formatAgainstWhat } from '#app/_components/window/against.tsx';
import type { SaidProps } from '#app/_components/window/own-messages.ts';
import { createWindowPage } from '#app/_components/window/window-page.tsx';
import { getField, type AnswerValue } from '#client';
import type { WindowPrompt } from '#app/_components/prompt/prompt-page.ts';
import { WINDOWS } from '#lib/features/storm/messages/phone.ts';
import { formatHowFar, StormMoved } from './storm-moved.tsx';

/** Asks all players whether they change the storm's distance, or cancel a card that would be revealed. */
export const WeatherControlPage = createWindowPage({
  question: (prompt) =>
    cancelsPowers(prompt) ? WINDOWS.either : isAnswer(prompt) ? WINDOWS.secondWeatherControl : WINDOWS.weatherControl,
  act: (prompt) => (cancelsPowers(prompt) ? WINDOWS.playEither : WINDOWS.playWeatherControl),
  effectOf: effectAgainst,
  SaidWithIt: SaidWithCard,
  sayWith: (prompt, value) => formatHowFar(value, isAnswer(prompt)) + formatAgainstWhat(prompt, value),
});

/** Asks all players whether they destroy the Shield Wall, or cancel a power that acts when the storm moves. */
export const FamilyAtomicsPage = createWindowPage({
  question: (prompt) => (cancelsPowers(prompt) ? WINDOWS.either : WINDOWS.familyAtomics),
  act: (prompt) => (cancelsPowers(prompt) ? WINDOWS.playEither : WINDOWS.playFamilyAtomics),
  effectOf: effectAgainst,
  SaidWithIt: Against,
  sayWith: formatAgainstWhat,
});

const cancelsPowers = (prompt: WindowPrompt): boolean => 'uses' in prompt && prompt.uses.length > 0;

const isAnswer = (prompt: WindowPrompt): boolean => prompt.kind === 'weather-control' && prompt.first !== undefined;

/** Asks for the number of sectors with the card that moves the storm, or for the target with another card. */
function SaidWithCard(props: SaidProps) {
  return steers(props.value) ? <StormMoved {...props} /> : <Against {...props} />;
}

const steers = (value: AnswerValue): boolean => getField(value, 'sectors') !== undefined;
