'use client';
import type { AskingParts } from '#app/_components/feature/asking-slots.ts';
import { AllowRevivalPage } from './allow-revival-page.tsx';
import { RevivePage } from './revive.tsx';
import type { revival } from './feature.ts';

export const asking: AskingParts<'revival', typeof revival> = {
  pages: {
    revive: RevivePage,
    'let-revive': AllowRevivalPage,
  },
};
