'use client';
import type { AskingParts } from '#app/_components/feature/asking-slots.ts';
import type { war } from './feature.ts';
import { NegotiatorPage } from './negotiator.tsx';

export const asking: AskingParts<'war', typeof war> = {
  pages: {
    'place-negotiator': NegotiatorPage,
  },
};
