'use client';
import type { DeskParts } from '#app/_components/feature/desk-slots.ts';
import { QuestionTimeDeskPanel } from './desk-panel.tsx';
import type { questionTime } from './feature.ts';

export const desk: DeskParts<'questionTime', typeof questionTime> = {
  choice: QuestionTimeDeskPanel,
};
