'use client';
import type { Pages } from '#app/_components/prompt/prompt-page.ts';
import { CollectLessPage } from './collect-less.tsx';

export const pages: Pages<'collection'> = {
  'collect-less': CollectLessPage,
};
