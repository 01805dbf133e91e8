'use client';
import type { ScreenParts } from '#app/_components/feature/screen-slots.ts';
import { formatCounted } from './news.ts';
import { MentatPauseScreenPanel, pauseSaysAll } from './screen-panel.tsx';
import type { mentatPause } from './feature.ts';

export const screen: ScreenParts<typeof mentatPause> = {
  panel: { Part: MentatPauseScreenPanel, saysAll: pauseSaysAll },
  news: formatCounted,
};
