'use client';
import type { DeskParts } from '#app/_components/feature/desk-slots.ts';
import { PaceDeskPanel } from './desk-panel.tsx';
import type { pace } from './feature.ts';

export const desk: DeskParts<'pace', typeof pace> = {
  choice: PaceDeskPanel,
};
