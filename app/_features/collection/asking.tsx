'use client';
import type { AskingParts } from '#app/_components/feature/asking-slots.ts';
import { CollectLessPage } from './collect-less.tsx';
import type { collection } from './feature.ts';

export const asking: AskingParts<'collection', typeof collection> = {
  pages: {
    'collect-less': CollectLessPage,
  },
};
