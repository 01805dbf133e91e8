'use client';
import type { Pages } from '#app/_components/prompt/prompt-page.ts';
import { InterferePage } from './interfere.tsx';

export const pages: Pages<'karama'> = {
  interfere: InterferePage,
};
