'use client';
import type { ScreenParts } from '#app/_components/feature/screen-slots.ts';
import type { mainCharacters } from './feature.ts';
import { LostPanel } from './screen-panel.tsx';

export const screen: ScreenParts<typeof mainCharacters> = {
  panel: { Part: LostPanel },
};
