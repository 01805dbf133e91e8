'use client';
import type { DeskParts } from '#app/_components/feature/desk-slots.ts';
import { RevivalDeskPanel } from './desk-panel.tsx';
import type { revival } from './feature.ts';

export const desk: DeskParts<'revival', typeof revival> = {
  panel: RevivalDeskPanel,
};
