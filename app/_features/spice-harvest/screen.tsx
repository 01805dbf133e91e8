'use client';
import type { ScreenParts } from '#app/_components/feature/screen-slots.ts';
import type { accessCards } from './access-feature.ts';
import { AccessScreenPanel } from './access-panel.tsx';
import type { harvests } from './feature.ts';
import { HarvestsScreenPanel } from './harvests-panel.tsx';

export const harvestsScreen: ScreenParts<typeof harvests> = { panel: { Part: HarvestsScreenPanel } };
export const accessScreen: ScreenParts<typeof accessCards> = { panel: { Part: AccessScreenPanel } };
