'use client';
import type { ScreenParts } from '#app/_components/feature/screen-slots.ts';
import { formatDealMade } from './news.ts';
import { dealsSayAll, DealsScreenPanel } from './screen-panel.tsx';
import type { deals } from './feature.ts';

export const screen: ScreenParts<typeof deals> = {
  panel: { Part: DealsScreenPanel, saysAll: dealsSayAll },
  news: formatDealMade,
};
