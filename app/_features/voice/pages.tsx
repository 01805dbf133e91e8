'use client';
import type { Pages } from '#app/_components/prompt/prompt-page.ts';
import { VoicePage } from './voice.tsx';

export const pages: Pages<'voice'> = {
  voice: VoicePage,
};
