'use client';
import type { DeskParts } from '#app/_components/feature/desk-slots.ts';
import { facts } from './fact-editors.ts';
import type { pieces } from './feature.ts';

export const desk: DeskParts<'pieces', typeof pieces> = {
  facts,
  declares: {
    spice: () => true,
    hand: ({ choices }) => choices.components.treachery === 'cardboard',
    traitors: ({ choices }) => choices.components.traitors === 'cardboard',
  },
};
