'use client';
import type { AskingParts } from '#app/_components/feature/asking-slots.ts';
import { TellTruthPage } from './tell-truth.tsx';
import type { truthtrance } from './feature.ts';

export const asking: AskingParts<'truthtrance', typeof truthtrance> = {
  pages: {
    'tell-truth': TellTruthPage,
  },
};
