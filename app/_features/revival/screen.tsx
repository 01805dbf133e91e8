'use client';
import type { ScreenParts } from '#app/_components/feature/screen-slots.ts';
import { revivalSaysAll, RevivalScreenPanel } from './screen-panel.tsx';
import type { revival } from './feature.ts';

export const screen: ScreenParts<typeof revival> = {
  panel: { Part: RevivalScreenPanel, saysAll: revivalSaysAll },
};
