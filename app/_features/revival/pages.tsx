'use client';
import type { Pages } from '#app/_components/prompt/prompt-page.ts';
import { AllowRevivalPage } from './allow-revival-page.tsx';
import { RevivePage } from './revive.tsx';

export const pages: Pages<'revival'> = {
  revive: RevivePage,
  'let-revive': AllowRevivalPage,
};
