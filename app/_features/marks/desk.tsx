'use client';
import type { DeskParts } from '#app/_components/feature/desk-slots.ts';
import { ControlRows } from './control-rows.tsx';
import { facts } from './fact-editors.ts';
import type { marks } from './feature.ts';

export const desk: DeskParts<'marks', typeof marks> = {
  turnEntry: ControlRows,
  facts,
  // The marks exist only in Mentat, so the desk never waits for an entry.
  declares: { marks: () => false },
};
