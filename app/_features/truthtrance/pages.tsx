'use client';
import type { Pages } from '#app/_components/prompt/prompt-page.ts';
import { TellTruthPage } from './tell-truth.tsx';

export const pages: Pages<'truthtrance'> = {
  'tell-truth': TellTruthPage,
};
