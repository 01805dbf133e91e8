'use client';
import { choices, formatSectors, type AnswerValue } from '#client';
import { Stepper } from '#app/_components/stepper.tsx';
import type { SaidProps } from '#app/_components/window/own-messages.ts';
import { apart, numberIn } from '#app/_components/window/window-answers.ts';
import { formatTurned } from '#lib/features/storm/messages/course.ts';
import { SECTORS_MOVED, SECTORS_ON } from '#lib/features/storm/messages/phone.ts';

/** Lets the player choose the number of sectors that the played card moves the storm. */
export function StormMoved({ prompt, value, onChange }: SaidProps) {
  const numbers = choices(prompt.answers, 'sectors', apart(value)).filter((n) => typeof n === 'number');
  return (
    <Stepper
      label={Math.min(...numbers) < 0 ? SECTORS_ON : SECTORS_MOVED}
      value={numberIn(value, 'sectors') ?? 0}
      from={Math.min(...numbers)}
      to={Math.max(...numbers)}
      onChange={(sectors) => {
        onChange({ ...apart(value), sectors });
      }}
    />
  );
}

/** Returns the number of sectors, for use after the name of the card. */
export function formatHowFar(value: AnswerValue, isAnswer: boolean): string {
  const sectors = numberIn(value, 'sectors');
  return sectors === null ? '' : `, ${isAnswer ? formatTurned(sectors) : formatSectors(sectors)}`;
}
