'use client';
import type { Pages } from '#app/_components/prompt/prompt-page.ts';
import { KaramaPage } from './karama-page.tsx';

export const pages: Pages<'karama'> = {
  cancel: KaramaPage,
};
