'use client';
import type { ScreenParts } from '#app/_components/feature/screen-slots.ts';
import { useBlow } from './blow-scene.tsx';
import { SpiceBlowScreenPanel } from './screen-panel.tsx';
import type { spiceBlow } from './feature.ts';

export const screen: ScreenParts<typeof spiceBlow> = {
  useScene: useBlow,
  panel: { Part: SpiceBlowScreenPanel },
};
