'use client';
import type { DeskParts } from '#app/_components/feature/desk-slots.ts';
import { NexusDeskPanels } from './desk-panel.tsx';
import type { nexus } from './feature.ts';

export const desk: DeskParts<'nexus', typeof nexus> = {
  panel: NexusDeskPanels,
};
