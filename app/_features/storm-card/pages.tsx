'use client';
import type { Pages } from '#app/_components/question/prompt-page.ts';
import { StormCardPage } from './storm-card.tsx';

export const pages: Pages<'stormCard'> = {
  'storm-card': StormCardPage,
};
