'use client';
import type { ScreenParts } from '#app/_components/feature/screen-slots.ts';
import { paceSaysAll, PaceScreenPanel } from './screen-panel.tsx';
import type { pace } from './feature.ts';

export const screen: ScreenParts<typeof pace> = {
  panel: { Part: PaceScreenPanel, saysAll: paceSaysAll },
};
