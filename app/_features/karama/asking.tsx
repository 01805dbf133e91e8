'use client';
import type { AskingParts } from '#app/_components/feature/asking-slots.ts';
import { KaramaPage } from './karama-page.tsx';
import type { karama } from './feature.ts';

export const asking: AskingParts<'karama', typeof karama> = {
  pages: {
    cancel: KaramaPage,
  },
};
