'use client';
import type { DeskParts } from '#app/_components/feature/desk-slots.ts';
import { CharityDeskPanel } from './desk-panel.tsx';
import type { charity } from './feature.ts';

export const desk: DeskParts<'charity', typeof charity> = {
  panel: CharityDeskPanel,
};
