'use client';
import type { AskingParts } from '#app/_components/feature/asking-slots.ts';
import { VoicePage } from './voice.tsx';
import type { voice } from './feature.ts';

export const asking: AskingParts<'voice', typeof voice> = {
  pages: {
    voice: VoicePage,
  },
};
