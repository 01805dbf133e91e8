'use client';
import type { DeskParts } from '#app/_components/feature/desk-slots.ts';
import { SetupDeskPanel } from './desk-panel.tsx';
import type { setup } from './feature.ts';

export const desk: DeskParts<'setup', typeof setup> = {
  start: SetupDeskPanel,
};
