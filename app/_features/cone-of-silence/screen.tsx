'use client';
import type { ScreenParts } from '#app/_components/feature/screen-slots.ts';
import { SilencedPanel } from './screen-panel.tsx';
import type { coneOfSilence } from './feature.ts';

export const screen: ScreenParts<typeof coneOfSilence> = {
  panel: { Part: SilencedPanel },
};
