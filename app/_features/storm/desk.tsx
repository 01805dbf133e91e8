'use client';
import type { DeskParts } from '#app/_components/feature/desk-slots.ts';
import { StormDeskPanel } from './desk-panel.tsx';
import { facts } from './fact-editors.ts';
import { WheelsPick } from './wheels-pick.tsx';
import type { storm } from './feature.ts';

export const desk: DeskParts<'storm', typeof storm> = {
  panel: StormDeskPanel,
  turnEntry: WheelsPick,
  facts,
};
