'use client';
import type { AskingParts } from '#app/_components/feature/asking-slots.ts';
import { SpiceCardPage } from './spice-card-page.tsx';
import type { spiceBlow } from './feature.ts';

export const asking: AskingParts<'spiceBlow', typeof spiceBlow> = {
  pages: {
    'spice-card': SpiceCardPage,
  },
};
