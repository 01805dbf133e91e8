'use client';
import type { ScreenParts } from '#app/_components/feature/screen-slots.ts';
import { stormSaysAll, StormScreenPanel } from './screen-panel.tsx';
import type { storm } from './feature.ts';

export const screen: ScreenParts<typeof storm> = {
  panel: { Part: StormScreenPanel, saysAll: stormSaysAll },
  isPlayed: ({ stormPhase }) => stormPhase !== null,
};
