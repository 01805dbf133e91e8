'use client';
import type { DeskParts } from '#app/_components/feature/desk-slots.ts';
import { SpiceBlowDeskPanel } from './desk-panel.tsx';
import { facts } from './fact-editors.ts';
import { SpiceEntries } from './spice-entries.tsx';
import type { spiceBlow } from './feature.ts';

export const desk: DeskParts<'spiceBlow', typeof spiceBlow> = {
  panel: SpiceBlowDeskPanel,
  turnEntry: SpiceEntries,
  facts,
};
