'use client';
import type { AskingParts } from '#app/_components/feature/asking-slots.ts';
import { StormCardPage } from './storm-card.tsx';
import type { stormCard } from './feature.ts';

export const asking: AskingParts<'stormCard', typeof stormCard> = {
  pages: {
    'storm-card': StormCardPage,
  },
};
