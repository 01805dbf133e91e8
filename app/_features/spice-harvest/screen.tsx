'use client';
import type { ScreenParts } from '#app/_components/feature/screen-slots.ts';
import type { accessCards } from './access-feature.ts';
import { AccessScreenPanel, accessSaysAll } from './access-panel.tsx';
import type { harvests } from './feature.ts';
import { useHarvests } from './harvest-scene.tsx';
import { HarvestsScreenPanel, harvestsSayAll } from './harvests-panel.tsx';

export const harvestsScreen: ScreenParts<typeof harvests> = {
  useScene: useHarvests,
  panel: { Part: HarvestsScreenPanel, saysAll: harvestsSayAll },
};
export const accessScreen: ScreenParts<typeof accessCards> = {
  panel: { Part: AccessScreenPanel, saysAll: accessSaysAll },
};
