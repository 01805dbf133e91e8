'use client';
import type { DeskParts } from '#app/_components/feature/desk-slots.ts';
import { DealDeskPanel } from './desk-panel.tsx';
import type { dealing } from './feature.ts';

export const desk: DeskParts<'dealing', typeof dealing> = {
  end: DealDeskPanel,
};
