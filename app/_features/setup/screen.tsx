'use client';
import type { ScreenParts } from '#app/_components/feature/screen-slots.ts';
import { SetupScreenPanel } from './screen-panel.tsx';
import type { setup } from './feature.ts';

export const screen: ScreenParts<typeof setup> = {
  panel: { Part: SetupScreenPanel },
  namesPeople: ({ setup }) => setup !== null,
};
