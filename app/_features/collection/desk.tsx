'use client';
import type { DeskParts } from '#app/_components/feature/desk-slots.ts';
import { CollectionDeskPanel } from './desk-panel.tsx';
import type { collection } from './feature.ts';

export const desk: DeskParts<'collection', typeof collection> = {
  panel: CollectionDeskPanel,
};
