'use client';
import type { DeskParts } from '#app/_components/feature/desk-slots.ts';
import type { harkonnen } from './feature.ts';

export const desk: DeskParts<'harkonnen', typeof harkonnen> = {
  declares: {
    captives: ({ captor }, faction) => captor === faction,
  },
};
