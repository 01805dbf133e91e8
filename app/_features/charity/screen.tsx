'use client';
import type { ScreenParts } from '#app/_components/feature/screen-slots.ts';
import { charitySaysAll, CharityScreenPanel } from './screen-panel.tsx';
import type { charity } from './feature.ts';

export const screen: ScreenParts<typeof charity> = {
  panel: { Part: CharityScreenPanel, saysAll: charitySaysAll },
};
