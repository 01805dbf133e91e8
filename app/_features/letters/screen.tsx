'use client';
import type { ScreenParts } from '#app/_components/feature/screen-slots.ts';
import { formatLetterOpened } from './news.ts';
import { LettersScreenPanel } from './screen-panel.tsx';
import type { letters } from './feature.ts';

export const screen: ScreenParts<typeof letters> = {
  panel: { Part: LettersScreenPanel },
  news: formatLetterOpened,
};
