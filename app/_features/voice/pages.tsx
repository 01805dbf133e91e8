'use client';
import type { Pages } from '#app/_components/question/prompt-page.ts';
import { VoicePage } from './voice.tsx';

export const pages: Pages<'voice'> = {
  voice: VoicePage,
};
