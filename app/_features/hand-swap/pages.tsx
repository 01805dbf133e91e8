'use client';
import type { Pages } from '#app/_components/prompt/prompt-page.ts';
import { GiveBackPage } from './give-back.tsx';

export const pages: Pages<'handSwap'> = {
  'give-back': GiveBackPage,
};
