'use client';
import type { AskingParts } from '#app/_components/feature/asking-slots.ts';
import { GiveBackPage } from './give-back.tsx';
import type { handSwap } from './feature.ts';

export const asking: AskingParts<'handSwap', typeof handSwap> = {
  pages: {
    'give-back': GiveBackPage,
  },
};
