'use client';
import type { Pages } from '#app/_components/question/prompt-page.ts';
import { LetRevivePage } from './let-revive.tsx';
import { RevivePage } from './revive.tsx';

export const pages: Pages<'revival'> = {
  revive: RevivePage,
  'let-revive': LetRevivePage,
};
